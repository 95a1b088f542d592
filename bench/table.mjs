// The tables of RESULTS.md, out of all that was measured.
import { median } from './median.mjs';
import { NOTES } from './rows.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;

/** Values by contender and key, every run of every row. */
export class Measured {
  #values = new Map();

  add(name, values) {
    for (const [key, value] of Object.entries(values)) {
      const at = `${name} ${key}`;
      if (!this.#values.has(at)) this.#values.set(at, []);
      this.#values.get(at).push(value);
    }
  }

  median = (name, key) => median(this.#values.get(`${name} ${key}`));
  count = (name, key) => this.#values.get(`${name} ${key}`)?.length ?? 0;
}

export class Tables {
  #notes = [];

  constructor(measured, contenders) {
    Object.assign(this, { measured, contenders });
  }

  /** Ratios to the plain page, whose own medians stand in front. */
  ratios(rows, unit) {
    return this.#table(rows, `plain page, ${unit}`, ({ key, goal }, { name }) => {
      const value = this.measured.median(name, key);
      const plain = this.measured.median('plain', key);
      if (value === undefined) return '–';
      if (name === 'plain') return value.toFixed(1);
      return `${met(goal, value / plain, name)}${(value / plain).toFixed(2)}`;
    });
  }

  /** The values themselves. */
  values(rows) {
    return this.#table(rows, 'plain page', ({ key, goal, digits = 0 }, { name }) => {
      const value = this.measured.median(name, key);
      return value === undefined ? '–' : `${met(goal, value, name)}${value.toFixed(digits)}`;
    });
  }

  notes = () => this.#notes.map((text, index) => `${index + 1}. ${text}`).join('\n');

  #table(rows, plainHead, cell) {
    const heads = this.contenders.map(({ name, label }) => (name === 'plain' ? plainHead : label));
    const lines = rows.map((line) => {
      const cells = this.contenders.map((contender) => {
        const text = cell(line, contender);
        return text === '–' ? text : text + this.#noteOf(line.key, contender.name);
      });
      return row([line.label, line.goal === undefined ? '' : `≤ ${line.goal}`, ...cells]);
    });
    return [row(['', 'goal', ...heads]), row(['---', '---', ...heads.map(() => '--:')]), ...lines].join('\n');
  }

  #noteOf(key, name) {
    const note = NOTES.find((candidate) => candidate.key.test(key) && candidate.name.test(name));
    if (!note) return '';
    if (!this.#notes.includes(note.text)) this.#notes.push(note.text);
    return ` <sup>${this.#notes.indexOf(note.text) + 1}</sup>`;
  }
}

/** Goals are those of `<site-search>` with the settings of the plain page. */
function met(goal, value, name) {
  if (goal === undefined || name !== 'site-search') return '';
  return value <= goal ? '✓ ' : '✗ ';
}
