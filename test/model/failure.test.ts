import { expect } from '@open-wc/testing';
import {
  DecodeError,
  HttpError,
  NetworkError,
  SearchError,
  ServiceError,
  TimeoutError,
} from '../../src/client/errors.js';
import { failureReason, type FailureReason } from '../../src/model/failure.js';

describe('failureReason', () => {
  const cases: [string, Error, FailureReason, page?: number][] = [
    ['no connection', new NetworkError(), 'Network'],
    ['no answer in time', new TimeoutError(), 'Timeout'],
    ['settings that name no service', new SearchError('x', 'SetupError'), 'Setup'],
    ['a wrong key', new HttpError(401), 'Key'],
    ['a key that may not', new HttpError(403), 'Key'],
    ['an unknown organization', new HttpError(404), 'Organization'],
    ['an unknown organization, told in the body', new ServiceError(404), 'Organization'],
    ['too many requests', new HttpError(429), 'Limit'],
    ['too many requests, told in the body', new ServiceError(429), 'Limit'],
    ['a page too deep', new ServiceError(400), 'Page', 1001],
    ['a first page that is refused', new ServiceError(400), 'Service', 1],
    ['a broken service', new HttpError(503), 'Service'],
    ['an answer that cannot be read', new DecodeError('response'), 'Answer'],
    ['an error of a client of the page', new Error('x'), 'Service'],
    ['a slip of a client of the page', new TypeError('x is undefined'), 'Service'],
    ['no connection of its fetch in Chromium', new TypeError('Failed to fetch'), 'Network'],
    [
      'no connection of its fetch in Firefox',
      new TypeError('NetworkError when attempting to fetch resource.'),
      'Network',
    ],
    ['no connection of its fetch in Safari', new TypeError('Load failed'), 'Network'],
    ['an abort that was nobody\u2019s', new DOMException('x', 'AbortError'), 'Service'],
  ];
  for (const [what, error, reason, page = 1] of cases)
    it(`takes ${what} for ${reason}`, () => {
      expect(failureReason(error, page)).to.equal(reason);
    });

  it('knows errors of a client of the page by their name and numbers', () => {
    const named = Object.assign(new Error('x'), { name: 'TimeoutError' });
    expect(failureReason(named, 1)).to.equal('Timeout');
    expect(failureReason(Object.assign(new Error('x'), { status: 500 }), 1)).to.equal('Service');
  });

  it('goes by the whole name', () => {
    const other = Object.assign(new Error('x'), { name: 'NetworkErrorLike' });
    expect(failureReason(other, 1)).to.equal('Service');
  });
});
