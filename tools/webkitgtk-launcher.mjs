// A Web Test Runner launcher that drives WebKitGTK's MiniBrowser through
// WebKitWebDriver (Debian package webkit2gtk-driver) with the classic
// WebDriver protocol and no npm dependency. Starts its own Xvfb if no DISPLAY.
import { spawn } from 'node:child_process';
import net from 'node:net';

const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const freePort = () =>
  new Promise((res, rej) => {
    const s = net
      .createServer()
      .listen(0, '127.0.0.1', () => {
        const { port } = s.address();
        s.close(() => res(port));
      })
      .on('error', rej);
  });

/** The paths are those that `webkitChoice` in `browsers.mjs` finds. */
export function webkitGtkLauncher({ driver, binary, width = 1024, height = 768, env: extra = {} } = {}) {
  let port, drv, xvfb, sid, current;
  const call = async (method, path, body) => {
    const r = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = await r.json();
    if (!r.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  };
  const s = (method, path, body) => call(method, `/session/${sid}${path}`, body);
  const start = async () => {
    const env = {
      ...process.env,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      ...extra,
    };
    if (!env.DISPLAY) {
      // -displayfd lets Xvfb choose a free display and tell us which
      xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      env.DISPLAY =
        ':' +
        (await new Promise((res, rej) => {
          xvfb.stdio[3].once('data', (d) => res(String(d).trim()));
          xvfb.once('error', rej);
          xvfb.once('exit', (c) => rej(new Error(`Xvfb exited ${c}`)));
        }));
    }
    port = await freePort();
    drv = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    process.once('exit', kill);
    for (let i = 0; ; i++) {
      try {
        await call('GET', '/status');
        break;
      } catch (e) {
        if (i > 50) throw e;
        await sleep(100);
      }
    }
    const v = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
    });
    sid = v.sessionId;
    launcher.name = `WebKitGTK ${v.capabilities.browserVersion}`;
    await s('POST', '/window/rect', { width, height });
  };
  const kill = () => {
    drv?.kill();
    xvfb?.kill();
  };
  const launcher = {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      if (!sid) await start();
      current = { id, url };
      await s('POST', '/url', { url });
    },
    isActive: (id) => current?.id === id,
    getBrowserUrl: () => s('GET', '/url'),
    async stopSession() {
      await s('POST', '/url', { url: 'about:blank' });
      await s('POST', '/window/rect', { width, height });
      current = undefined;
      return {};
    },
    async startDebugSession() {
      throw new Error('debug is not supported');
    },
    async stop() {
      if (sid) await s('DELETE', '').catch(() => {});
      kill();
    },
    // what the built-in sendKeys command calls for type 'webdriver'
    async sendKeys(_id, keys) {
      for (const k of keys) {
        const value = KEYS[k] ?? k;
        await s('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'kbd',
              actions: [
                { type: 'keyDown', value },
                { type: 'keyUp', value },
              ],
            },
          ],
        });
      }
    },
    async sendMouseMove(_id, x, y) {
      await s('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'm',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 0, x, y }],
          },
        ],
      });
    },
    async sendMouseClick(_id, x, y) {
      await s('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'm',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async resetMouse() {
      await s('DELETE', '/actions');
    },
    async setWindow(w, h) {
      await s('POST', '/window/rect', { width: w, height: h });
      return true;
    },
    async screenshot() {
      return Buffer.from(await s('GET', '/screenshot'), 'base64');
    },
  };
  return launcher;
}
