import { expect } from '@open-wc/testing';
import { stub } from 'sinon';
import { english as en } from '../helpers/english.js';
import { words as ar } from '../../src/text/languages/ar.js';
import { words as cs } from '../../src/text/languages/cs.js';
import { words as da } from '../../src/text/languages/da.js';
import { words as de } from '../../src/text/languages/de.js';
import { words as es } from '../../src/text/languages/es.js';
import { words as fi } from '../../src/text/languages/fi.js';
import { words as fr } from '../../src/text/languages/fr.js';
import { words as he } from '../../src/text/languages/he.js';
import { words as hi } from '../../src/text/languages/hi.js';
import { words as it_ } from '../../src/text/languages/it.js';
import { words as ja } from '../../src/text/languages/ja.js';
import { words as ko } from '../../src/text/languages/ko.js';
import { words as nl } from '../../src/text/languages/nl.js';
import { words as pl } from '../../src/text/languages/pl.js';
import { words as pt } from '../../src/text/languages/pt.js';
import { words as ru } from '../../src/text/languages/ru.js';
import { words as sv } from '../../src/text/languages/sv.js';
import { words as tr } from '../../src/text/languages/tr.js';
import { words as uk } from '../../src/text/languages/uk.js';
import { words as zhHant } from '../../src/text/languages/zh-hant.js';
import { words as zh } from '../../src/text/languages/zh.js';
import type { Message, MessageName, Words } from '../../src/text/messages.js';
import { Phrasebook } from '../../src/text/phrasebook.js';

const languages: Readonly<Record<string, Words>> = {
  ar,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  he,
  hi,
  it: it_,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
  zh,
  'zh-Hant': zhHant,
};

/** Words that a language happens to write as English does. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly MessageName[]>> = {
  fr: ['suggestions', 'suggestionCount', 'pages', 'page'],
};

/** The last one asks for `many` in the languages of Rome. */
const NUMBERS = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000];

const names = Object.keys(en) as MessageName[];

function formsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function placeholdersOf(form: string): readonly string[] {
  return (form.match(/\{\w+\}/g) ?? []).toSorted();
}

/** What is left of a form when its placeholders are well made. */
function wordsOf(form: string): string {
  return form.replace(/\{\w+\}/g, '');
}

function resultCount(lang: string, count: number): string {
  const message = languages[lang].resultCount;
  const form = typeof message === 'string' ? message : message[new Intl.PluralRules(lang).select(count)];
  return (form ?? '').replace('{count}', String(count)).replace('{query}', 'solar');
}

for (const [lang, words] of Object.entries(languages))
  describe(`words of ${lang}`, () => {
    it('has all names of English and no others', () => {
      expect(Object.keys(words).filter((name) => name !== 'numbers')).to.have.members(names);
    });

    it('counts in the messages that English counts in', () => {
      for (const name of names)
        if (typeof en[name] !== 'string') expect(words[name], name).to.be.an('object');
        else if (!en[name].includes('{count}')) expect(words[name], name).to.be.a('string');
    });

    it('holds the placeholders of English in every form', () => {
      for (const name of names) {
        const english = en[name];
        const expected = placeholdersOf(typeof english === 'string' ? english : english.other);
        for (const form of formsOf(words[name])) {
          expect(placeholdersOf(form), `${name}: ${form}`).to.deep.equal(expected);
          expect(wordsOf(form), `${name}: ${form}`).to.not.match(/[{}]/);
        }
      }
    });

    it('has plural forms of its own, one for every whole number', () => {
      const rules = new Intl.PluralRules(lang);
      expect(rules.resolvedOptions().locale.split('-')[0], 'rules known here').to.equal(lang.split('-')[0]);
      const known = rules.resolvedOptions().pluralCategories;
      for (const name of names) {
        const message = words[name];
        if (typeof message === 'string') continue;
        const given = Object.keys(message);
        expect(known, name).to.include.members(given);
        expect(given, name).to.include('other');
        if (given.length === 1) continue;
        for (const number of NUMBERS)
          expect(given, `${name}, ${String(number)}`).to.include(rules.select(number));
      }
    });

    it('says nothing in English', () => {
      const same = names.filter((name) => {
        const english = formsOf(en[name]);
        return formsOf(words[name]).some((form) => english.includes(form));
      });
      expect(same).to.deep.equal(SAME_AS_ENGLISH[lang] ?? []);
    });

    it('is plain, trimmed text', () => {
      for (const name of names)
        for (const form of formsOf(words[name])) {
          expect(form, name).to.not.match(/[<"]/);
          expect(form, name).to.equal(form.trim());
          expect(wordsOf(form).trim(), name).to.not.equal('');
        }
    });
  });

describe('numbers', () => {
  const COUNTS = [0, 7, 999, 1000, 1234, 9999, 10_000, 123_456, 1_000_000, 12_345_678];
  const TAGS =
    'ar cs cs-CZ da da-DK de de-DE de-AT de-CH de-DE-u-nu-arab en en-US en-GB en-AU en-CA en-NZ en-IE en-IN en-ZA en-FR ' +
    'en-u-nu-arab es es-ES es-MX fa fi fi-FI fil fr fr-FR fr-CA fr-CH he he-IL hi hi-IN it it-IT it-CH ja ja-JP ko ko-KR ' +
    'mr nl nl-NL nl-BE pl pl-PL pt pt-BR pt-PT ru ru-RU ru-UA sv sv-SE tr tr-TR uk uk-UA zh zh-CN zh-TW zh-HK zh-Hant zh-Hans zh-Hant-TW';
  /** As `wordsIn` finds them, English where it knows none. */
  const wordsOfTag = (tag: string) => languages[/^zh-(Hant|TW|HK)/.test(tag) ? 'zh-Hant' : tag.split('-')[0]];

  for (const tag of TAGS.split(' '))
    it(`F02 writes them in ${tag} as the browser does`, () => {
      const browser = new Intl.NumberFormat(tag);
      const words = wordsOfTag(tag);
      for (const phrasebook of [new Phrasebook(tag, {}, words), new Phrasebook(tag)])
        expect(COUNTS.map((count) => phrasebook.number(count))).to.deep.equal(
          COUNTS.map((count) => browser.format(count)),
        );
    });

  it('are written without the data of Intl, which takes a browser 20 ms, in most languages', () => {
    const asked = [stub(Number.prototype, 'toLocaleString').returns(''), stub(Intl, 'NumberFormat')];
    const callCount = () => asked.reduce((sum, { callCount }) => sum + callCount, 0);
    try {
      for (const tag of ['en', 'en-GB', 'de', 'de-DE', 'fr', 'ja', 'pt-BR', 'ru', 'uk-UA', 'zh-TW'])
        expect(new Phrasebook(tag, {}, wordsOfTag(tag)).number(5000), tag).to.match(/^5.000$/u);
      for (const tag of ['en-IN', 'de-CH', 'es', 'es-MX', 'hi', 'it', 'pl', 'pt-PT'])
        expect(new Phrasebook(tag, {}, wordsOfTag(tag)).number(500), tag).to.equal('500');
      expect(callCount()).to.equal(0);
      new Phrasebook('ar', {}, wordsOfTag('ar')).number(500);
      expect(callCount()).to.equal(1);
    } finally {
      for (const one of asked) one.restore();
    }
  });
});

describe('words that count', () => {
  for (const [lang, count, sentence] of [
    ['pl', 1, '1 wynik dla zapytania solar'],
    ['pl', 2, '2 wyniki dla zapytania solar'],
    ['pl', 5, '5 wyników dla zapytania solar'],
    ['pl', 22, '22 wyniki dla zapytania solar'],
    ['ru', 1, '1 результат по запросу solar'],
    ['ru', 2, '2 результата по запросу solar'],
    ['ru', 5, '5 результатов по запросу solar'],
    ['ru', 21, '21 результат по запросу solar'],
    ['ar', 0, '0 نتيجة للبحث عن solar'],
    ['ar', 1, 'نتيجة واحدة (1) للبحث عن solar'],
    ['ar', 2, 'نتيجتان (2) للبحث عن solar'],
    ['ar', 3, '3 نتائج للبحث عن solar'],
    ['ar', 11, '11 نتيجة للبحث عن solar'],
    ['ar', 100, '100 نتيجة للبحث عن solar'],
    ['he', 1, '1 תוצאה עבור solar'],
    ['he', 2, '2 תוצאות עבור solar'],
    ['he', 5, '5 תוצאות עבור solar'],
    ['fr', 1_000_000, '1000000 de résultats pour solar'],
    ['ja', 5, 'solarの検索結果: 5件'],
  ] as const)
    it(`${lang}: ${sentence}`, () => {
      expect(resultCount(lang, count)).to.equal(sentence);
    });
});

describe('words of French', () => {
  it('puts no-break spaces before two-part punctuation', () => {
    for (const name of names)
      for (const form of formsOf(fr[name])) {
        expect(form, name).to.not.match(/[^\u202f][?!;]/);
        expect(form, name).to.not.match(/[^\u00a0]:/);
      }
  });
});
