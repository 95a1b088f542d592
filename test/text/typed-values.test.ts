import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import { TypedValues } from '../../src/text/typed-values.js';

const english = new TypedValues('en');

/** A date as a visitor reads it who is in that time zone. */
function dateIn(zone: string, value: string) {
  const { DateTimeFormat } = Intl;
  const asked = stub(Intl, 'DateTimeFormat').callsFake(
    ((lang: string, options: object) =>
      new DateTimeFormat(lang, { timeZone: zone, ...options })) as typeof DateTimeFormat,
  );
  try {
    return new TypedValues('en').date(value);
  } finally {
    asked.restore();
  }
}

describe('TypedValues, dates', () => {
  for (const [value, text] of [
    ['2024-05-01', 'May 1, 2024'],
    ['1970-01-01', 'Jan 1, 1970'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2024-05-01T00:00:00Z', 'May 1, 2024'],
    ['2024-05-01T00:00:00.000Z', 'May 1, 2024'],
    ['2024-05-01T00:00:00+00:00', 'May 1, 2024'],
    ['2024-05-01T00:00:00.000+00:00', 'May 1, 2024'],
    ['2024-05-01T00:00-00:00', 'May 1, 2024'],
  ])
    it(`writes ${value} as the same day everywhere`, () => {
      for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])
        expect(dateIn(zone, value), zone).to.deep.equal({ text, machine: value });
    });

  it('writes other times in the zone of the visitor', () => {
    const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
    for (const value of ['2024-05-01T23:30:00Z', '2024-05-01T23:30:00+05:00', '2024-05-01T23:30'])
      expect(english.date(value)!.text).to.equal(local.format(new Date(value)));
  });

  it('takes midnight of another zone for no day of its own', () => {
    expect(dateIn('UTC', '2024-05-01T00:00:00+02:00')!.text).to.equal('Apr 30, 2024');
  });

  it('reads what databases write, in a form for machines', () => {
    expect(dateIn('Pacific/Honolulu', '2024-05-01 00:00:00+0000')).to.deep.equal({
      text: 'May 1, 2024',
      machine: '2024-05-01T00:00:00+00:00',
    });
    expect(english.date('2024-05-01 10:30:00')!.machine).to.equal('2024-05-01T10:30:00');
    // PostgreSQL leaves out the minutes of a zone, Ruby (Rails, Jekyll) puts a space before it
    for (const zone of ['+0200', '+02', ' +0200'])
      expect(english.date(`2024-05-01T10:30:00${zone}`)!.machine).to.equal('2024-05-01T10:30:00+02:00');
    for (const midnight of ['2024-05-01 00:00:00+00', '2024-05-01 00:00:00 +0000'])
      expect(dateIn('Pacific/Honolulu', midnight)!.text).to.equal('May 1, 2024');
    expect(english.date('2024-05-01 10:30:00.25-03:30')!.machine).to.equal('2024-05-01T10:30:00.25-03:30');
  });

  for (const value of [
    '',
    '2024',
    '2024-05',
    '01/05/2024',
    '5 May 2024',
    '2024-02-30',
    '2024-13-01',
    '2024-05-01T25:00Z',
    '20240501',
    'x2024-05-01',
  ])
    it(`leaves ${JSON.stringify(value)} alone`, () => {
      expect(english.date(value)).to.equal(undefined);
    });

  it('speaks the language of the place', () => {
    expect(new TypedValues('fr').date('2024-05-01')!.text).to.equal('1 mai 2024');
  });
});

describe('TypedValues, numbers', () => {
  for (const [value, text] of [
    ['1234', '1,234'],
    ['19.90', '19.90'],
    ['-0.125', '-0.125'],
    ['1000000.00001', '1,000,000.00001'],
    ['0', '0'],
    ['0.50', '0.50'],
  ])
    it(`writes ${value} as ${text}`, () => {
      expect(english.number(value)).to.deep.equal({ text, machine: value });
    });

  for (const value of [
    '',
    '1,234',
    '1e3',
    'NaN',
    'Infinity',
    '12 €',
    '12345678901234567',
    '.5',
    '0x10',
    '01067',
    '00420',
    '-01',
    '00.5',
  ])
    it(`leaves ${JSON.stringify(value)} alone`, () => {
      expect(english.number(value)).to.equal(undefined);
    });
});

describe('TypedValues, lists', () => {
  it('joins texts, be the language known or not', () => {
    expect(english.list(1)).to.deep.equal([0]);
    expect(new TypedValues('de').list(2)).to.deep.equal([0, ' und ', 1]);
    expect(new TypedValues('xx-YY').list(2)).to.deep.equal([0, ' and ', 1]);
  });
});
