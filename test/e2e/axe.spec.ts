/** No page of the demo breaks a rule of accessibility in any state, light or dark, nor does one in another language. */
import type { Page } from '@playwright/test';
import { DEMO_PORT } from '../../playwright.config.js';
import { alterPage } from './altered-page.js';
import { correction, doc, found, pageOf, spelt, suggested } from './answers.js';
import { expectNoViolations, loadAxe } from './axe.js';
import { expect, test, Widget } from './fixtures.js';
import type { StandIn } from './stand-in.js';

/** The first widget of a page that may have several, and boxes apart. */
class FirstWidget extends Widget {
  override readonly box = this.page.locator('[part=input]').first();
  override readonly summary = this.page.locator('[part=summary]').first();

  /** Where the search is in a dialog, the dialog is opened. */
  override async open(path: string): Promise<void> {
    await this.page.goto(path);
    const trigger = this.page.locator('[part=trigger]');
    if (/layouts|console/.test(path)) await trigger.click();
    await expect(this.box).toBeVisible();
  }
}

/** The pages of the demo, by their addresses. */
const PAGES = [
  '',
  'pieces.html',
  'layouts.html',
  'two.html',
  'templates.html',
  'states.html',
  ...['docs', 'library', 'shop', 'console'].map((theme) => `themed.html?theme=${theme}`),
];

/** Texts of several kinds and directions, with marks in each of their places. */
const RICH = [
  doc(1, { title: ['Garden fence'], body: ['A fence round a garden. '.repeat(40)] }),
  doc(2, { title: ['سياج الحديقة'], body: ['سياج حول الحديقة fence'] }),
  doc(3, { title: ['no address'], url: undefined }),
  doc(4, { title: ['<b>fence</b> & more'], body: [''] }),
];
const MARKS = [
  {
    id: 'd1',
    title: ['Garden <em>fence</em>'],
    url: ['https://docs.test/<em>1</em>'],
    body: ['A <em>fence</em> round a garden.'],
  },
];

function giveAnswers(service: StandIn): void {
  service.give(
    suggested('fen', ['fence', 'fence post', 'wooden fence']),
    found('fence', RICH, { start: 0, numFound: 95, highlights: MARKS }),

    pageOf('fenze', 0, 25),
    spelt('fenze', correction('fenze', 'fence')),
    spelt('fense', correction('fense', 'fence')),
    found('fense', []),
    { endpoint: 'search', q: 'bad', status: 500 },
    { endpoint: 'search', q: 'slow', hang: true },
  );
}

/** Leads one widget of a page through its states and has each of them looked at. */
async function checkStates(page: Page, widget: Widget): Promise<void> {
  await loadAxe(page);
  await expectNoViolations(page, 'idle');
  await widget.type('fen');
  await expect(widget.options).toHaveCount(3);
  await widget.box.press('ArrowDown');
  await expect(widget.options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'list open, an option active');
  await widget.search('fence');
  await expect(widget.results).toHaveCount(RICH.length);
  await widget.settle();
  await expectNoViolations(page, 'results');
  await widget.search('fenze');
  await expect(widget.correction).toHaveText('fence');
  await widget.settle();
  await expectNoViolations(page, 'results, with a better spelling on offer');
  await widget.search('bad');
  await expect(widget.error).toBeVisible();
  await expectNoViolations(page, 'failed, with results of before');
  await widget.search('nothing');
  await expect(widget.error).toHaveCount(0);
  await expect(widget.results).toHaveCount(0);
  await widget.settle();
  await expectNoViolations(page, 'empty');
  await widget.search('slow');
  await expect(widget.summary).toHaveAttribute('aria-busy', 'true');
  await expectNoViolations(page, 'waiting');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: colorScheme === 'dark' ? '@chromium' : [] }, () => {
    test.use({ colorScheme });
    for (const path of PAGES) {
      test(`the demo page "${path}"`, async ({ page, service }) => {
        // a rule looks at every node of a page, and a page has seven states
        test.slow();
        giveAnswers(service);
        const widget = new FirstWidget(page);
        await widget.open(`http://localhost:${DEMO_PORT}/${path}`);
        await checkStates(page, widget);
      });
    }

    // a search in a dialog is not in the page's address
    for (const path of ['', 'pieces.html', 'two.html', 'themed.html', 'states.html']) {
      test(`the demo page "${path}", past the end of its results`, async ({ page, service }) => {
        service.give(found('fence', [], { start: 980, numFound: 22 }), found('fence', [], { numFound: 22 }));
        const widget = new FirstWidget(page);
        await widget.open(`http://localhost:${DEMO_PORT}/${path}?q=fence&page=99`);
        await expect(widget.summary).toContainText('past the end');
        await loadAxe(page);
        await expectNoViolations(page, 'past the end');
      });
    }

    for (const [lang, dir, label] of [
      ['ar', 'rtl', 'البحث في هذا الموقع'],
      ['de', 'ltr', 'Diese Website durchsuchen'],
    ] as const) {
      test(`a page in "${lang}"`, async ({ page, widget, service }) => {
        test.slow();
        giveAnswers(service);
        // axe takes a page without a colour of its own for a white one
        await alterPage(page, '/bare.html', {
          '<html lang="en">': `<html lang="${lang}" dir="${dir}" style="color-scheme: light dark; background: Canvas">`,
        });
        await widget.open();
        await expect(widget.box).toHaveAccessibleName(label);
        await checkStates(page, widget);
      });
    }
  });
}

test('a correction searched unasked, the summary and the list in focus', async ({
  page,
  widget,
  service,
}) => {
  test.slow();
  giveAnswers(service);
  await widget.open();
  await loadAxe(page);
  await widget.set({ spelling: 'auto' });
  await widget.search('fense');
  await expect(widget.correction).toHaveText('fense');
  await widget.settle();
  await expectNoViolations(page, 'searched instead');
  await widget.correction.press('Enter');
  await expect(widget.summary).toContainText('No results for fense');
  await expectNoViolations(page, 'the summary in focus');
});

test('the rules see into the widget', async ({ page, widget }) => {
  await widget.open();
  await loadAxe(page);
  await widget.box.evaluate((box) => {
    for (const name of ['aria-label', 'placeholder']) box.removeAttribute(name);
  });
  await expect(expectNoViolations(page, 'without a name')).rejects.toThrow('label: ');
});
