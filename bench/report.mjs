// The text round the tables: how it was measured, and on what.
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { ABSOLUTE_ROWS, CPU_ROWS, STYLE_ROWS, TIME_ROWS } from './rows.mjs';
import { Tables } from './table.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

function versions() {
  const { devDependencies } = read('package.json');
  return Object.entries(devDependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

export function report({ measured, contenders, rounds, browserVersion, largeBodies, failures }) {
  const tables = new Tables(measured, contenders);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const body = `## Work of the main thread, as ratios to the plain page

${tables.ratios(CPU_ROWS, 'ms')}

## Of it style and layout

${tables.ratios(STYLE_ROWS, 'ms')}

## Time until it is painted, as ratios

${tables.ratios(TIME_ROWS, 'ms')}

## Values

${tables.values(ABSOLUTE_ROWS)}
`;
  return `# Results of the bench

${new Date().toISOString().slice(0, 10)}; ${machine}; Chromium ${browserVersion}, headless; Node ${process.version}; ${rounds} rounds.
${versions()}. Made by \`npm run bench\`.

- **Main-thread work** is CPU time of the renderer's main thread: \`TaskDuration\` of \`Performance.getMetrics\` with the time domain
  \`threadTicks\`, which leaves out whatever else the machine does, less \`DevToolsCommandDuration\`, which is the bench's own asking.
  It runs from before to 0.2 s after what is waited for. Garbage is collected before.
- **Rounds**: every contender has its turn at every measure in them (what takes long in each second or third, heap and nodes once),
  now in one direction, now in the other, in a new browser
  context: nothing is cached, no code is warm. Medians. "10 results" is the median of the second to the fourth search of a page, "the first search" its first.
- **The plain page** is \`contenders/plain/\`: a form in its HTML, suggestions after 150 ms, answers drawn whole by \`innerHTML\` with
  everything escaped. It has no style sheet, looks up no spelling and keeps nothing in the URL. So \`<site-search>\` is measured with
  \`spelling="off" url-state="off"\`, and beside it with all its defaults.
- **Answers** have bodies of 400 to 1,000 characters with a match in about 250 of them, or of 100 kB. They come at once.
- **Results off screen** are skipped by \`<site-search>\` (\`content-visibility\`) and laid out two seconds later, while the page is idle. That work is
  not in these figures: it is in nobody's way.
- **Peers** are bundled and minified by Vite, with their defaults. Pagefind's engine reads a static index by WebAssembly; a stub in its
  place (\`contenders/pagefind/engine/\`) asks the stand-in, so that interfaces are compared. ✓ and ✗: the goal is met or missed.

${body}
${tables.notes()}

## Large answers in \`<site-search>\`

${largeBodies.map((line) => `- ${line}`).join('\n')}
${failures.length ? `\n## What did not come to an end\n\n${failures.map((line) => `- ${line}`).join('\n')}\n` : ''}`;
}
