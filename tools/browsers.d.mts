import type { LaunchOptions } from 'playwright';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export const ENGINES: readonly Engine[];
export const PACKAGES: Readonly<Record<Engine, readonly string[]>>;
export const QUIET: string[];
export function chosenEngines(): Engine[];
export function chromiumLaunchOptions(): LaunchOptions;
export function firefoxLaunchOptions(): LaunchOptions;
export function webkitChoice():
  | { readonly gtk: { readonly driver: string; readonly binary: string } }
  | { readonly launchOptions: LaunchOptions };
export function missing(name: Engine): Error | undefined;
