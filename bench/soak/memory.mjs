/** What is left of the widgets in the browser's memory, after its garbage has been collected. */
const TAGS = ['', '-session', '-box', '-spelling', '-summary', '-results', '-pagination'].map(
  (end) => `site-search${end}`,
);

/** Calls a function in the page with all objects of a prototype that are alive as its `this`. */
async function withAll(devtools, prototype, functionDeclaration) {
  const objectGroup = 'soak';
  const { result } = await devtools.send('Runtime.evaluate', { expression: prototype, objectGroup });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup,
  });
  const { result: answer } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration,
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
  return answer.value;
}

/**
 * Chromium holds what it takes to be under the mouse (`UserActionElementSet` of its document), for good where a popover
 * loses its layout and is hovered in one turn: it is forgotten when it loses its layout once more.
 */
function unhover(devtools) {
  return withAll(
    devtools,
    'HTMLElement.prototype',
    `function () {
      for (const element of this) {
        if (Object.hasOwn(element, 'constructor')) continue; // a prototype, which has that one for its own
        if (element.isConnected || element.localName.includes('-') || !element.matches(':hover')) continue;
        element.removeAttribute('popover');
        document.body.append(element);
        element.getBoundingClientRect();
        element.remove();
      }
    }`,
  );
}

/** Chromium keeps the place of the last composition, and all round it, until there is another one. */
async function composeElsewhere(devtools) {
  const run = (expression) => devtools.send('Runtime.evaluate', { expression });
  await run(`document.body.append(document.createElement('textarea')); document.body.lastChild.focus()`);
  await devtools.send('Input.imeSetComposition', { text: 'x', selectionStart: 1, selectionEnd: 1 });
  await devtools.send('Input.insertText', { text: 'x' });
  await run(`document.body.lastChild.remove()`);
}

/** Elements by tag that are alive, those that have none left out, and the browser's own counts. */
export async function measure(devtools) {
  await composeElsewhere(devtools);
  await unhover(devtools);
  await devtools.send('Runtime.discardConsoleEntries');
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const alive = {};
  for (const tag of TAGS) {
    const count = await withAll(
      devtools,
      `customElements.get('${tag}').prototype`,
      'function () { return this.length; }',
    );
    if (count) alive[tag] = count;
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    alive,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heapKB: Math.round(of('JSHeapUsedSize') / 1024),
  };
}
