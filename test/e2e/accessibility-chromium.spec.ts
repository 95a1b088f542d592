/** The combobox in the tree that Chromium itself gives to screen readers. */
import type { CDPSession, Page } from '@playwright/test';
import { suggested } from './answers.js';
import { expect, test } from './fixtures.js';

interface Node {
  readonly ignored: boolean;
  readonly role: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Names of the elements that a property refers to, resolved to nodes of the tree. */
  readonly related: Readonly<Record<string, readonly string[]>>;
}

/** All nodes of the page that are not ignored. */
async function tree(session: CDPSession): Promise<readonly Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const told = ({ role, name }: (typeof nodes)[number]): string =>
    `${String(role?.value)} ${JSON.stringify(name?.value)}`;
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ ignored, role, name, properties = [] }) => ({
      ignored,
      role: String(role?.value),
      name: String(name?.value ?? ''),
      properties: Object.fromEntries(
        properties.map((property) => [property.name, property.value.value as unknown]),
      ),
      related: Object.fromEntries(
        properties.map((property) => [
          property.name,
          (property.value.relatedNodes ?? []).map(({ backendDOMNodeId }) => {
            const node = nodes.find((other) => other.backendDOMNodeId === backendDOMNodeId);
            return node && !node.ignored ? told(node) : 'nothing';
          }),
        ]),
      ),
    }));
}

async function combobox(session: CDPSession): Promise<Node | undefined> {
  return (await tree(session)).find(({ role }) => role === 'combobox');
}

async function startSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return session;
}

test('the combobox has its name, its list, and the active option as a node with its name', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('sol', ['solar panel', 'solder']));
  await widget.open();
  const session = await startSession(page);
  const closed = await combobox(session);
  expect(closed).toMatchObject({
    name: 'Search this site',
    properties: { autocomplete: 'list', hasPopup: 'listbox', expanded: false, editable: 'plaintext' },
  });
  expect(closed?.related['activedescendant'] ?? []).toEqual([]);
  await widget.type('sol');
  await expect(widget.options).toHaveCount(2);
  await expect
    .poll(() => combobox(session))
    .toMatchObject({
      name: 'Search this site',
      properties: { expanded: true, focused: true },
      related: { controls: ['listbox "Suggestions"'] },
    });
  for (const name of ['solar panel', 'solder']) {
    await widget.box.press('ArrowDown');
    await expect
      .poll(() => combobox(session))
      .toMatchObject({
        properties: { expanded: true, focused: true },
        related: { activedescendant: [`option "${name}"`] },
      });
  }
  await widget.box.press('ArrowDown');
  await expect.poll(async () => (await combobox(session))?.related['activedescendant'] ?? []).toEqual([]);
  await widget.box.press('Escape');
  await expect.poll(() => combobox(session)).toMatchObject({ properties: { expanded: false } });
  expect((await tree(session)).filter(({ role }) => /^(listbox|option)$/.test(role))).toEqual([]);
});

test('an option is one text: what was typed does not split it, and its arrow is not in the tree', async ({
  page,
  widget,
  service,
}) => {
  service.give(suggested('sol', ['solar panel', 'absolute solder']));
  await widget.open();
  const session = await startSession(page);
  await widget.type('sol');
  await expect(widget.options).toHaveCount(2);
  await expect
    .poll(async () => (await tree(session)).filter(({ role }) => role === 'option').map(({ name }) => name))
    .toEqual(['solar panel', 'absolute solder']);
  const names = (await tree(session)).map(({ name }) => name);
  expect(names).not.toContain('Put into the box');
  expect((await tree(session)).filter(({ role }) => /^(image|img|graphics)/i.test(role))).toEqual([]);
});
