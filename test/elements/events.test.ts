import { expect } from '@open-wc/testing';
import {
  SiteSearchErrorEvent,
  SiteSearchLoadEvent,
  SiteSearchSelectEvent,
  SiteSearchSubmitEvent,
} from '../../src/events.js';
import { pageFor } from '../helpers/answers.js';

const [result] = pageFor('solar', 1).results;
const error = new Error('down');

describe('events', () => {
  for (const [event, type, cancelable, fields] of [
    [new SiteSearchSubmitEvent('solar'), 'site-search-submit', true, { query: 'solar' }],
    [
      new SiteSearchSelectEvent(result, 11, 'solar', 'trk-1'),
      'site-search-select',
      true,
      { result, position: 11, query: 'solar', trackId: 'trk-1' },
    ],
    [
      new SiteSearchLoadEvent('solar', 2, 95, 'trk-1', 12.5),
      'site-search-load',
      false,
      { query: 'solar', page: 2, numFound: 95, trackId: 'trk-1', durationMs: 12.5 },
    ],
    [new SiteSearchErrorEvent(error), 'site-search-error', false, { error }],
  ] as const)
    it(`${type} bubbles out of every shadow root with its fields${cancelable ? ', and can be cancelled' : ''}`, () => {
      expect(event).to.include({ type, bubbles: true, composed: true, cancelable, ...fields });
      expect(Object.keys(event).filter((name) => name !== 'isTrusted')).to.have.members(Object.keys(fields));
    });
});
