/** The engine that runs this file. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

const { userAgent } = navigator;

export const engine: Engine = userAgent.includes('Firefox/')
  ? 'firefox'
  : userAgent.includes('Chrome/')
    ? 'chromium'
    : 'webkit';

/** Defines tests of what one engine alone can do; in the others there are no such tests, rather than skipped ones. */
export function onlyIn(name: Engine, define: () => void): void {
  if (engine === name) describe(`in ${name}`, define);
}
