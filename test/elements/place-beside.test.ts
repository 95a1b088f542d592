/** Where the list and the panel lie on pages on which an engine's own anchors are wrong, or are none. */
import { expect, fixture, html } from '@open-wc/testing';
import { restore, spy } from 'sinon';
import { placeBeside } from '../../src/elements/place-beside.js';
import type { SiteSearch } from '../../src/elements/site-search.js';
import type { DeferredClient } from '../helpers/deferred-client.js';
import { engine, onlyIn } from '../helpers/engine.js';
import { find, mountLayout, part } from '../helpers/layouts.js';
import { mountSearch } from '../helpers/mount.js';
import { openList } from '../helpers/open-list.js';
import { frames, turn } from '../helpers/turn.js';

const HIGH = '<p style="height: 2000px"></p>';

/** Pages with a place for the widget, and how far they, or what in them scrolls, are scrolled. */
const PAGES = {
  plain: '<div style="width: 300px"><i></i></div>',
  'a centred hero': `<div style="position: relative; height: 300px">
      <div style="position: absolute; left: 50%; top: 50%; width: 400px; transform: translate(-50%, -50%)"><i></i></div>
    </div>`,
  'a page that is scaled': '<div style="width: 500px; transform: scale(0.8)"><i></i></div>',
  'a sticky header, scrolled': `<div><header style="position: sticky; top: 0; width: 400px"><i></i></header>${HIGH}</div>`,
  'a container, scrolled': `<div style="height: 250px; overflow: auto">${HIGH}<div style="width: 400px"><i></i></div>${HIGH}</div>`,
  'an element from right to left': '<div dir="rtl" style="width: 300px; margin-left: 20px"><i></i></div>',
} as const;
type Page = keyof typeof PAGES;

/** Long enough for an engine's own anchors, and for what looks after them. */
const settled = (): Promise<void> => frames(6);

async function openPlaced(element: SiteSearch, client: DeferredClient): Promise<HTMLElement> {
  const { list } = await openList(element, client, 'solar', 'solar panel', 'solar roof', 'solar fence');
  await import('../../src/placing.js');
  await settled();
  return list;
}

async function openPanel(element: SiteSearch, client: DeferredClient): Promise<HTMLElement> {
  await find(element, client);
  const panel = part(element, 'panel')!;
  expect(panel.matches(':popover-open')).to.equal(true);
  await settled();
  return panel;
}

const WHAT = {
  list: { mount: () => mountSearch('spelling="off" suggest-delay="0"'), open: openPlaced },
  panel: { mount: () => mountLayout('popover'), open: openPanel },
} as const;
type What = keyof typeof WHAT;

/** Puts a widget into a page, scrolls there, and opens its list or its panel. */
async function openIn(page: Page, what: What, prepare?: (element: SiteSearch) => void) {
  const { mount, open } = WHAT[what];
  const { element, client } = await mount();
  const place = await fixture<HTMLElement>(PAGES[page]);
  place.querySelector('i')!.replaceWith(element);
  await turn();
  prepare?.(element);
  if (page.startsWith('a sticky')) scrollTo(0, 600);
  if (page.startsWith('a container')) place.scrollTop = 1900;
  await settled();
  return { element, client, place, surface: await open(element, client) };
}

/** How it lies: what is not as it should be, in words and numbers. */
function faultsOf(surface: HTMLElement, isPanel: boolean): string[] {
  const field = surface.closest('[popover]')!.previousElementSibling!.getBoundingClientRect();
  const own = surface.getBoundingClientRect();
  const [under, over] = [own.top - field.bottom, field.top - own.bottom];
  const touches = [under, over].some((gap) => gap >= -1 && gap <= 8);
  const isAlong = Math.abs(own.left - field.left) <= 2 && Math.abs(own.right - field.right) <= 2;
  const meets = own.left < field.right && own.right > field.left;
  const isIn =
    own.top >= -1 && own.left >= -1 && own.bottom <= innerHeight + 1 && own.right <= innerWidth + 1;
  return [
    touches ? '' : `${under} under, ${over} over its field`,
    (isPanel ? meets : isAlong) ? '' : `${own.left}-${own.right} beside ${field.left}-${field.right}`,
    isIn ? '' : `out of the window: ${JSON.stringify(own)}`,
    own.height > 50 ? '' : `only ${own.height} high`,
  ].filter(Boolean);
}

/** The signals that end what listens to scrolling and sizes of the window from now on. */
function listenedTo(): () => AbortSignal[] {
  const add = spy(EventTarget.prototype, 'addEventListener');
  return () =>
    add
      .getCalls()
      .filter(({ args: [type] }) => /^(scroll|transitionend|animationend)$/.test(type))
      .flatMap(({ args }) => (args[2] as AddEventListenerOptions | undefined)?.signal ?? []);
}

afterEach(() => {
  restore();
  scrollTo(0, 0);
});

for (const what of ['list', 'panel'] as const) {
  const isPanel = what === 'panel';

  describe(`the ${what}`, () => {
    for (const page of Object.keys(PAGES) as Page[])
      it(`lies at its box in ${page === 'plain' ? 'a plain page' : page}`, async () => {
        const { surface } = await openIn(page, what);
        expect(faultsOf(surface, isPanel)).to.deep.equal([]);
      });

    it('stays at its box when the page and a container are scrolled, and opens there again', async () => {
      const { element, client, place, surface } = await openIn('a container, scrolled', what);
      place.insertAdjacentHTML('afterend', HIGH);
      place.scrollTop += 40;
      await settled();
      expect(faultsOf(surface, isPanel)).to.deep.equal([]);
      scrollBy(0, 30);
      await settled();
      expect(faultsOf(surface, isPanel)).to.deep.equal([]);
      element.clear();
      await turn();
      expect(surface.closest(':popover-open')).to.equal(null);
      place.scrollTop -= 60;
      await settled();
      await WHAT[what].open(element, client);
      expect(faultsOf(surface, isPanel)).to.deep.equal([]);
    });

    if (isPanel || engine !== 'chromium')
      it('lies at its box where a browser anchors nothing', async () => {
        const { surface } = await openIn('a centred hero', what, (element) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`ul, [part='panel'][popover] { position-anchor: none; position-area: none;
            position-try: none; inset: auto; inline-size: fit-content; max-block-size: 50vh }`);
          for (const { shadowRoot } of [element, element.shadowRoot!.querySelector('site-search-box')!])
            shadowRoot!.adoptedStyleSheets.push(sheet);
        });
        expect(faultsOf(surface, isPanel)).to.deep.equal([]);
        expect(surface.style.left).to.match(/px$/);
      });

    it('is left alone where it is right', async () => {
      const { surface } = await openIn('plain', what);
      expect(surface.getAttribute('style')).to.equal(null);
    });

    onlyIn('chromium', () => {
      for (const page of Object.keys(PAGES) as Page[])
        it(`is left alone in ${page}, scrolled or not`, async () => {
          const { surface, place } = await openIn(page, what);
          place.insertAdjacentHTML('afterend', HIGH);
          scrollBy(0, 200);
          await settled();
          expect(surface.getAttribute('style')).to.equal(null);
        });
    });

    if (isPanel)
      it('has its own place again in a layout in the page', async () => {
        const { element, surface } = await openIn('a centred hero', what);
        element.layout = 'inline';
        await settled();
        expect(surface.isConnected).to.equal(true);
        expect(surface.getAttribute('style')).to.equal(null);
      });

    for (const [way, leave] of [
      ['closed', (element: SiteSearch) => (isPanel ? element.close() : element.clear())],
      ['taken out of the page', (element: SiteSearch) => element.remove()],
    ] as const)
      it(`leaves nothing that listens once it is ${way}`, async () => {
        const signals = listenedTo();
        const unobserve = spy(ResizeObserver.prototype, 'disconnect');
        const { element, surface } = await openIn('a centred hero', what);
        const isFollowed = isPanel || engine !== 'chromium';
        expect(signals().some(({ aborted }) => !aborted)).to.equal(isFollowed);
        leave(element);
        await settled();
        expect(surface.isConnected && !!surface.closest(':popover-open')).to.equal(false);
        expect(signals().filter(({ aborted }) => !aborted)).to.deep.equal([]);
        expect(unobserve.called).to.equal(isFollowed);
      });
  });
}

describe('placeBeside()', () => {
  /** A popover that nothing anchors, as high as is said. */
  async function mount(style: string, height = 150) {
    const place = await fixture<HTMLElement>(html`<div>
      <div style="height: 40px"></div>
      <div popover="manual" class="plain"><div></div></div>
      <style>
        .plain {
          box-sizing: border-box;
          margin: 0;
        }
      </style>
    </div>`);
    place.style.cssText = `position: fixed; width: 200px; ${style}`;
    const [field, popover] = place.children as unknown as [HTMLElement, HTMLElement];
    (popover.firstElementChild as HTMLElement).style.cssText = `width: 320px; height: ${height}px`;
    popover.showPopover();
    return { place, field, popover };
  }

  it('places it under its field, as wide as that', async () => {
    const { field, popover } = await mount('left: 60px; top: 30px');
    placeBeside(popover);
    const [box, own] = [field.getBoundingClientRect(), popover.getBoundingClientRect()];
    expect(own.top).to.be.closeTo(box.bottom, 1);
    expect(own.left).to.be.closeTo(box.left, 1);
  });

  it('places it over its field where there is more room, and within the window', async () => {
    const { field, popover } = await mount('left: 60px; bottom: 30px', 5000);
    placeBeside(popover);
    const [box, own] = [field.getBoundingClientRect(), popover.getBoundingClientRect()];
    expect(own.bottom).to.be.closeTo(box.top, 1);
    expect(own.top).to.be.at.least(-1);
  });

  it('is as high as there is room in a low window, whatever its style says, but never of no height', async () => {
    const { field, popover } = await mount('left: 60px; top: 40px', 5000);
    field.style.height = `${innerHeight - 160}px`;
    const style = `inset: ${innerHeight - 120}px auto auto 60px; width: 200px; height: 14em; overflow: auto`;
    popover.insertAdjacentHTML('beforeend', `<style>.plain { border: 0; padding: 0; ${style} }</style>`);
    placeBeside(popover);
    const { top, height } = popover.getBoundingClientRect();
    expect([innerHeight - top, height]).to.deep.equal([120, 120]);
    field.style.height = `${innerHeight - 40}px`;
    await settled();
    expect(popover.getBoundingClientRect().height).to.be.greaterThan(50);
  });

  it('keeps the width of a panel, and the edge of its field that lines start at', async () => {
    const { field, popover } = await mount('left: 300px; top: 30px; direction: rtl');
    placeBeside(popover, true);
    const [box, own] = [field.getBoundingClientRect(), popover.getBoundingClientRect()];
    expect(own.width).to.be.at.least(320);
    expect(own.right).to.be.closeTo(box.right, 1);
  });

  it('keeps a panel within the window', async () => {
    const { popover } = await mount('right: 0; top: 30px');
    placeBeside(popover, true);
    const { left, right } = popover.getBoundingClientRect();
    expect(left).to.be.greaterThan(0);
    expect(right).to.be.lessThan(document.documentElement.clientWidth);
  });

  it('follows a field that is given another size', async () => {
    const { place, field, popover } = await mount('left: 60px; top: 30px');
    placeBeside(popover);
    place.style.width = '260px';
    field.style.height = '90px';
    await settled();
    expect(popover.getBoundingClientRect().top).to.be.closeTo(field.getBoundingClientRect().bottom, 1);
    expect(popover.style.inlineSize).to.equal('260px');
  });

  it('follows a field that a transition or an animation of the page has moved', async () => {
    const { place, field, popover } = await mount('left: 60px; top: 30px');
    placeBeside(popover);
    await settled();
    for (const [index, type] of ['transitionend', 'animationend'].entries()) {
      place.style.translate = `0 ${90 + 50 * index}px`;
      place.dispatchEvent(new Event(type, { bubbles: true }));
      await settled();
      expect(popover.getBoundingClientRect().top, type).to.be.closeTo(
        field.getBoundingClientRect().bottom,
        1,
      );
    }
  });

  it('takes its pixels back, and ends, when it is called for one that is closed', async () => {
    const signals = listenedTo();
    const { popover } = await mount('left: 60px; top: 30px');
    placeBeside(popover);
    expect(signals()).to.have.length.greaterThan(1);
    popover.hidePopover();
    placeBeside(popover);
    expect(popover.style.cssText).to.equal('');
    expect(signals().every(({ aborted }) => aborted)).to.equal(true);
  });

  it('hears of what scrolls in a shadow tree', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const root = holder.attachShadow({ mode: 'closed' });
    root.innerHTML = `<div style="position: fixed; left: 60px; top: 100px; height: 200px; overflow: auto">
        <div style="width: 200px; height: 40px; margin: 100px 0 900px"></div><div popover="manual">text</div></div>`;
    const scroller = root.firstElementChild!;
    const [field, popover] = scroller.children as unknown as [HTMLElement, HTMLElement];
    popover.showPopover();
    placeBeside(popover);
    scroller.scrollTop = 60;
    await settled();
    expect(popover.getBoundingClientRect().top).to.be.closeTo(field.getBoundingClientRect().bottom, 1);
  });
});
