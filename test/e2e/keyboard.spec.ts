/** All of it by keyboard, by the pattern of an editable combobox; an input method keeps its keys. */
import { doc, found, suggested } from './answers.js';
import { drawn, expect, test, type Widget } from './fixtures.js';
import type { StandIn } from './stand-in.js';

async function openList(widget: Widget, service: StandIn, path?: string): Promise<void> {
  service.give(suggested('sol', ['solar panel', 'solar roof', 'solder']), found('solar roof', [doc(1)]));
  await widget.open(path);
  await widget.type('sol');
  await expect(widget.options).toHaveCount(3);
  await expect(widget.box).toHaveAttribute('aria-expanded', 'true');
}

/** The text of the option that `aria-activedescendant` names, within the box's own tree. */
async function active(widget: Widget): Promise<string | null> {
  return await widget.box.evaluate((box) => {
    const root = box.getRootNode() as ShadowRoot;
    const option = root.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    const isRight =
      option?.getAttribute('role') === 'option' && option.getAttribute('aria-selected') === 'true';
    return isRight ? option.textContent : null;
  });
}

test('arrows walk through the options and the text, and ids resolve in the tree of the box (A01)', async ({
  widget,
  service,
}) => {
  await openList(widget, service);
  expect(await active(widget)).toBeNull();
  for (const text of ['solar panel', 'solar roof', 'solder', null, 'solar panel']) {
    await widget.box.press('ArrowDown');
    await expect.poll(() => active(widget)).toBe(text);
  }
  for (const text of [null, 'solder', 'solar roof']) {
    await widget.box.press('ArrowUp');
    await expect.poll(() => active(widget)).toBe(text);
  }
  const controls = await widget.box.evaluate((box) =>
    (box.getRootNode() as ShadowRoot)
      .getElementById(box.getAttribute('aria-controls') ?? '')
      ?.getAttribute('role'),
  );
  expect(controls).toBe('listbox');
  await widget.box.press('Escape');
  await expect(widget.box).not.toHaveAttribute('aria-activedescendant');
  await expect(widget.box).toHaveAttribute('aria-expanded', 'false');
});

test('the node of the active option stays the same while it is drawn again (A01)', async ({
  widget,
  service,
}) => {
  await openList(widget, service);
  await widget.box.press('ArrowDown');
  await widget.box.press('ArrowDown');
  const node = await widget.options.nth(1).elementHandle();
  await widget.set({ label: 'Another label' });
  await drawn(widget.page);
  expect(await widget.options.nth(1).evaluate((option, before) => option === before, node)).toBe(true);
});

test('Enter picks the active option: one search, no list', async ({ widget, service }) => {
  await openList(widget, service);
  await widget.box.press('ArrowDown');
  await widget.box.press('ArrowDown');
  await widget.box.press('Enter');
  await expect(widget.titles).toHaveText(['Doc 1']);
  await expect(widget.box).toHaveValue('solar roof');
  await expect(widget.list).toBeHidden();
  expect(service.queries('search')).toEqual(['solar roof']);
});

test('in a dialog Escape closes the list first, and the dialog next (K01)', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('sol', ['solar panel']));
  await widget.open();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(...document.querySelectorAll('site-search'));
    document.body.append(dialog);
    dialog.showModal();
  });
  await widget.type('sol');
  await expect(widget.options).toHaveCount(1);
  await widget.box.press('Escape');
  await expect(widget.list).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(widget.box).toHaveValue('sol');
  await widget.box.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
});

test('Home, End and their like move the caret and drop the active option (K02)', async ({
  widget,
  service,
}) => {
  await openList(widget, service);
  const selection = (): Promise<(number | null)[]> =>
    widget.box.evaluate((box) => [
      (box as HTMLInputElement).selectionStart,
      (box as HTMLInputElement).selectionEnd,
    ]);
  await widget.box.press('ArrowLeft');
  for (const [key, range] of [
    ['Home', [0, 0]],
    ['End', [3, 3]],
    ['Shift+Home', [0, 3]],
    ['ArrowLeft', [0, 0]],
    ['ArrowRight', [1, 1]],
    ['Control+a', [0, 3]],
  ] as const) {
    await widget.box.press('ArrowDown');
    await expect.poll(() => active(widget), key).toBe('solar panel');
    await widget.box.press(key);
    expect(await selection(), key).toEqual(range);
    await expect.poll(() => active(widget), key).toBeNull();
  }
  await expect(widget.box).toHaveValue('sol');
});

for (const key of ['Tab', 'Shift+Tab']) {
  for (const arrows of [0, 1]) {
    test(`${key} leaves in one press with ${arrows ? 'an' : 'no'} active option, and nothing is searched (K05)`, async ({
      page,
      widget,
      service,
    }) => {
      await openList(widget, service);
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('tabindex', '0'));
      for (let press = 0; press < arrows; press++) await widget.box.press('ArrowDown');
      await widget.box.press(key);
      await expect(widget.box).not.toBeFocused();
      await expect(widget.list).toBeHidden();
      await expect(widget.box).toHaveValue('sol');
      await drawn(page);
      expect(service.of('search')).toEqual([]);
    });
  }
}

const CONFIRMING: readonly (readonly [name: string, init: object])[] = [
  ['while composing', { isComposing: true, keyCode: 229 }],
  ['after composing, as Safari sends it', { isComposing: false, keyCode: 229 }],
];

for (const [name, init] of CONFIRMING) {
  test(`the Enter that confirms an input method searches nothing: ${name} (M01)`, async ({
    page,
    widget,
    service,
  }) => {
    service.give(found('\u6f22\u5b57', [doc(1)]));
    await widget.open();
    await widget.box.fill('\u6f22\u5b57');
    const wasPrevented = await widget.box.evaluate(
      (box, more) =>
        !box.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            bubbles: true,
            composed: true,
            cancelable: true,
            ...more,
          }),
        ),
      init,
    );
    expect(wasPrevented).toBe(false);
    await drawn(page);
    expect(service.of('search')).toEqual([]);
    await widget.box.press('Enter');
    await expect(widget.titles).toHaveText(['Doc 1']);
    expect(service.queries('search')).toEqual(['\u6f22\u5b57']);
  });
}

test('keys of an input method leave the list and a dialog alone (M03)', async ({ widget, service }) => {
  await openList(widget, service);
  await widget.box.press('ArrowDown');
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Enter']) {
    const wasPrevented = await widget.box.evaluate(
      (box, name) =>
        !box.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: name,
            isComposing: true,
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        ),
      key,
    );
    expect(wasPrevented, key).toBe(false);
    await drawn(widget.page);
    expect(await active(widget), key).toBe('solar panel');
    await expect(widget.list, key).toBeVisible();
  }
});

test('the native cross empties: no list, no request, no words about nothing (M08)', async ({
  page,
  widget,
  service,
}) => {
  await openList(widget, service);
  await widget.box.evaluate((box) => {
    (box as HTMLInputElement).value = '';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    box.dispatchEvent(new Event('search', { bubbles: true, composed: true }));
  });
  await expect(widget.list).toBeHidden();
  await drawn(page);
  expect(service.requests.filter(({ q }) => !q)).toEqual([]);
  await expect(page.getByText('No results')).toHaveCount(0);
});

test('what fills the box without a person in it opens no list and sends nothing (M09)', async ({
  page,
  widget,
  service,
}) => {
  await widget.open();
  await expect(widget.box).toHaveAttribute('autocomplete', 'off');
  expect(await widget.box.getAttribute('name')).not.toMatch(/user|login|email|pass/i);
  await widget.set({ 'suggest-delay': '0' });
  await widget.box.evaluate((box) => {
    (box as HTMLInputElement).value = 'me@example.org';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  });
  await drawn(page);
  await expect(widget.list).toBeHidden();
  expect(service.requests).toEqual([]);
});

test('loading takes no focus, and an early focus() lands in the box (M10)', async ({ page, widget }) => {
  await widget.open();
  expect(await page.evaluate(() => [document.activeElement?.localName, scrollY])).toEqual(['body', 0]);
  await page.evaluate(() => {
    const element = document.createElement('site-search');
    document.querySelector('site-search')?.replaceWith(element);
    element.focus();
  });
  await expect(widget.box).toBeFocused();
});

test('a blank text searches nothing', async ({ page, widget, service }) => {
  await widget.open();
  for (const text of ['', '   ', '\u200b\u00a0']) {
    await widget.box.fill(text);
    await widget.box.press('Enter');
  }
  await drawn(page);
  expect(service.queries('search').filter((q) => !q.trim())).toEqual([]);
  await expect(page.getByText('No results for ""')).toHaveCount(0);
});
