import { expect } from '@open-wc/testing';
import { restore, spy, stub } from 'sinon';
import { inStretches } from '../../src/controllers/stretches.js';

const { signal } = new AbortController();

describe('inStretches', () => {
  afterEach(() => restore());

  /** Work that may rest after each of its steps. */
  function* steps(count: number, onStep: () => void): Generator<void, string> {
    for (let step = 0; step < count; step++) {
      yield;
      onStep();
    }
    return 'done';
  }

  it('does not hold up what never rests', async () => {
    const timers = spy(globalThis, 'setTimeout');
    expect(
      await inStretches(
        steps(0, () => undefined),
        signal,
      ),
    ).to.equal('done');
    expect(timers.callCount).to.equal(0);
  });

  it('rests before it begins, and whenever 8 ms have gone by', async () => {
    let now = 1000;
    stub(performance, 'now').callsFake(() => now);
    const timers = spy(globalThis, 'setTimeout');
    const rests: number[] = [];
    const outcome = await inStretches(
      steps(10, () => {
        now += 3;
        rests.push(timers.callCount);
      }),
      signal,
    );
    expect(outcome).to.equal('done');
    expect(rests).to.deep.equal([1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
  });

  it('drops the work once it is not wanted any more', async () => {
    const stop = new AbortController();
    const onStep = spy();
    const outcome = inStretches(steps(3, onStep), stop.signal);
    stop.abort(new Error('overtaken'));
    expect(await outcome.catch((error: unknown) => (error as Error).message)).to.equal('overtaken');
    expect(onStep.callCount).to.equal(0);
  });
});
