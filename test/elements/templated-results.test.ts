/** Templates that no parser has made. */
import { expect, waitUntil } from '@open-wc/testing';
import '../../src/elements/templated-results.js';
import { documentOf, pageFor } from '../helpers/answers.js';
import { mountPiece, sessionWith, settle } from '../helpers/mount.js';
import { parts, textOf } from '../helpers/query.js';
import { turn } from '../helpers/turn.js';

/** As frameworks make an element: its children are put into it, one after the other. */
function make(name: string, attributes: Readonly<Record<string, string>>, ...children: Node[]): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  for (const child of children) element.insertBefore(child, null);
  return element;
}

describe('a <template data-result> whose children are its own, not its content', () => {
  it('draws as one that was parsed, and keeps them', async () => {
    const session = sessionWith();
    const list = await mountPiece('site-search-results', session);
    list.setAttribute('exportparts', 'results');
    const title = make('a', { 'data-href': 'url' }, make('b', { 'data-text': 'title' }));
    const sheet = make('style', {}, new Text('b { color: rgb(1, 2, 3) }'));
    const template = make('template', { 'data-result': '' }, sheet, make('p', { part: 'card' }, title));
    list.append(template);
    for (const [round, query] of ['solar', 'wind'].entries()) {
      session.search(query);
      settle(session, pageFor(query, 2));
      await import('../../src/elements/templated-results.js');
      for (let turns = 0; turns < 3; turns++) await turn();
      const cards = parts(list, 'card');
      expect(cards.map(textOf), String(round)).to.deep.equal(['Title 1', 'Title 2']);
      expect(cards[0].querySelector('a')!.href).to.match(/^https/);
      expect(getComputedStyle(cards[0].querySelector('b')!).color).to.equal('rgb(1, 2, 3)');
      expect(list.shadowRoot!.querySelectorAll('style')).to.have.length(1);
    }
    expect(list.getAttribute('exportparts')).to.contain('card');
    expect([...template.childNodes]).to.have.length(2);
    expect(title.firstElementChild!.textContent).to.equal('');
  });
});

describe('a <template data-result> whose style sheet comes late', () => {
  it('leaves the results of a later page their events', async () => {
    const session = sessionWith();
    const list = await mountPiece('site-search-results', session);
    const documents = [documentOf('1', { note: 'noted' }), documentOf('2')];
    const sheet = URL.createObjectURL(new Blob(['b { color: red }'], { type: 'text/css' }));
    list.innerHTML = `<template data-result><link rel="stylesheet" href="${sheet}"><b data-text="note"></b></template>`;
    for (const query of ['solar', 'wind']) {
      session.search(query);
      settle(session, pageFor(query, 2, { documents }));
      await turn();
    }
    await waitUntil(() => list.shadowRoot!.querySelector('link')?.sheet, 'the sheet has not come');
    for (let turns = 0; turns < 3; turns++) await turn();
    const chosen: string[] = [];
    list.addEventListener('site-search-select', (event) => {
      event.preventDefault();
      chosen.push(event.query);
    });
    parts(list, 'result-title')[0].querySelector('a')!.click();
    expect(chosen).to.deep.equal(['wind']);
  });
});
