/** What a page looks like, measured: in the page, where the functions of a test do not reach. */
import type { Page } from '@playwright/test';
import { suggested } from './answers.js';
import { drawn, expect, type Widget } from './fixtures.js';
import type { StandIn } from './stand-in.js';

export interface Looks {
  /** The elements of the widget that are drawn, in all of its shadow trees. */
  all(selector?: string): HTMLElement[];
  /** The element on top at the middle of another one. */
  hit(target: Element): Element | undefined;
  /** What sticks out of the window sideways, or is cut off without a way to see the whole. */
  cutOff(): string[];
  /** The contrast of a colour on what is behind an element, or on its own ground. */
  contrast(color: string, ground: Element): number;
  /** The element that has the focus, through all shadow trees. */
  focused(): HTMLElement | undefined;
  /** A short name to tell an element by. */
  name(element: Element): string;
}

declare global {
  interface Window {
    looks: Looks;
  }
}

/** To be called before the page is opened. */
export async function installLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parent = (element: Element): Element | null =>
      element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
    const roots = (root: Document | ShadowRoot): ShadowRoot[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
      );
    const name = (element: Element): string =>
      `${element.localName} ${element.getAttribute('part') ?? element.className} ${element.textContent.slice(0, 20)}`.trim();
    const all = (selector = '*'): HTMLElement[] =>
      roots(document)
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
        .filter((element) => !element.closest('.unseen, svg, style') && element.checkVisibility());

    // a browser's own way to mix colours and to lay one over another
    const paint = (layers: readonly string[]): readonly number[] => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const context = canvas.getContext('2d');
      for (const layer of layers) {
        if (context) context.fillStyle = layer;
        context?.fillRect(0, 0, 1, 1);
      }
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    };
    const luminance = (layers: readonly string[]): number => {
      const [red = 0, green = 0, blue = 0] = paint(layers)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds = (element: Element): string[] => {
      const colors: string[] = [];
      for (let at: Element | null = element; at; at = parent(at))
        colors.unshift(getComputedStyle(at).backgroundColor);
      const sheet = document.body.appendChild(document.createElement('div'));
      sheet.style.background = 'Canvas';
      colors.unshift(getComputedStyle(sheet).backgroundColor);
      sheet.remove();
      return colors;
    };

    window.looks = {
      all,
      name,
      hit(target) {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        let found = document.elementFromPoint(x, y);
        for (;;) {
          const inner: Element | null | undefined = found?.shadowRoot?.elementFromPoint(x, y);
          if (!inner || inner === found) return found ?? undefined;
          found = inner;
        }
      },
      cutOff() {
        return all().flatMap((element) => {
          const { left, right } = element.getBoundingClientRect();
          const { overflowX, textOverflow } = getComputedStyle(element);
          const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
          const isWhole = element.localName === 'input' || (textOverflow === 'ellipsis' && element.title);
          const isCut = !isWhole && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          return isOut || isCut ? [`${name(element)} ${left}-${right} of ${element.scrollWidth}`] : [];
        });
      },
      contrast(color, ground) {
        const under = grounds(ground);
        const [less = 0, more = 0] = [luminance(under), luminance([...under, color])].sort((a, b) => a - b);
        return (more + 0.05) / (less + 0.05);
      },
      focused() {
        let at = document.activeElement as HTMLElement | null;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement as HTMLElement;
        return at ?? undefined;
      },
    };
  });
}

export const TEN = ['panel', 'roof', 'fence', 'light', 'pump', 'kit', 'heater', 'oven', 'wind', 'system'].map(
  (word) => `solar ${word}`,
);

/** Types what has ten suggestions, and waits for them. */
export async function openTen(widget: Widget, service: StandIn): Promise<void> {
  service.give(suggested('sol', TEN));
  await widget.type('sol');
  await expect(widget.options).toHaveCount(TEN.length);
  await expect(widget.list).toBeVisible();
  await drawn(widget.page);
}

/** The same in a page with styles of its own. */
export async function openTenIn(content: string, widget: Widget, service: StandIn): Promise<void> {
  await widget.open();
  await widget.page.addStyleTag({ content });
  await openTen(widget, service);
}

/** The document is as wide as the window, and nothing of the widget sticks out or is cut off. */
export async function expectAllInside(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cutOff: window.looks.cutOff(),
  }));
  expect(seen).toEqual({ sideways: 0, cutOff: [] });
}

/** How far the edges of the list are from those of its box; below zero, it covers the box. */
export async function edges(widget: Widget): Promise<{ left: number; right: number; apart: number }> {
  return await widget.list.evaluate((list) => {
    const frame = (list.getRootNode() as ShadowRoot).querySelector('input')?.closest('div');
    const box = frame?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = list.getBoundingClientRect();
    const apart = top + bottom > box.top + box.bottom ? top - box.bottom : box.top - bottom;
    return { left: Math.abs(left - box.left), right: Math.abs(right - box.right), apart };
  });
}

/** The case's own measure. */
const NEAR = 2;

export async function expectAtBox(widget: Widget): Promise<void> {
  await expect
    .poll(async () => {
      const { left, right, apart } = await edges(widget);
      return left <= NEAR && right <= NEAR && Math.abs(apart) <= NEAR ? 'at the box' : { left, right, apart };
    })
    .toBe('at the box');
}

/** Each option, once scrolled to, is on top where it is, and not something of the page. */
export async function expectOnTop(widget: Widget): Promise<void> {
  const covered = await widget.options.evaluateAll((options) =>
    options.flatMap((option) => {
      option.scrollIntoView({ block: 'nearest' });
      const hit = window.looks.hit(option);
      return hit && option.contains(hit) ? [] : [`${option.textContent} under ${hit?.localName}`];
    }),
  );
  expect(covered).toEqual([]);
}
