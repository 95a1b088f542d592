// Pages that a Playwright launcher uses again for one test file after another: to open one costs more than most
// files do. Every file has a document of its own all the same; the cache and the viewport are set by the runner.

/** The launcher's `createBrowserContext` and `createPage`. */
export function pagePool() {
  const idle = [];
  return {
    async createBrowserContext({ browser }) {
      let page = idle.pop();
      page ??= await (await browser.newContext()).newPage();
      // all that the launcher asks of a context is to be closed; the browser closes the real ones
      return { page, close: async () => void idle.push(page) };
    },
    createPage: async ({ context }) => context.page,
  };
}
