/** Waits until everything that is due has run: promises, updates of elements, posted tasks. Timers stay where they are. */
export async function turn(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage('');
  });
}

/** Waits until so many frames have been drawn. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** As `turn`, after a wait that is longer than pieces keep an earlier answer on show. */
export async function lull(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  await turn();
}

/** As `turn`, and until what is loaded on demand for a correction or a failure has done its work. */
export async function turnWithCode(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await turn();
    await import('../../src/spelling.js');
    await import('../../src/failure.js');
    await import('../../src/pages.js');
  }
  await turn();
}
