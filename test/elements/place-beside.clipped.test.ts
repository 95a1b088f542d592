/** The list of the dialog on pages that cut off what stands where the dialog does: in WebKit that hid the list, not the dialog. */
import { expect, fixture } from '@open-wc/testing';
import { isSeen } from '../helpers/is-seen.js';
import { mountLayout } from '../helpers/layouts.js';
import { openList } from '../helpers/open-list.js';
import { frames, turn } from '../helpers/turn.js';

for (const style of ['overflow: hidden', 'overflow: auto', 'contain: paint', 'content-visibility: auto'])
  it(`the list of a dialog is seen in a header with "${style}"`, async () => {
    const { element, client } = await mountLayout('dialog', 'suggest-delay="0"');
    const header = await fixture<HTMLElement>(`<header style="${style}; height: 60px"></header>`);
    header.append(element);
    await turn();
    element.show();
    await turn();
    const { list } = await openList(element, client, 'solar', 'solar panel', 'solar roof');
    await import('../../src/placing.js');
    await frames(8);
    expect(isSeen(list)).to.equal(true);
    element.close();
  });
