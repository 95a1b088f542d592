import { expect } from '@open-wc/testing';
import { SearchSession } from '../../src/session/search-session.js';
import { SessionRegistry } from '../../src/session/session-registry.js';

describe('SessionRegistry', () => {
  /** A registry whose name `a` is watched, and what the watcher saw. */
  function watched() {
    const registry = new SessionRegistry();
    const seen: (SearchSession | undefined)[] = [];
    const leave = registry.watch('a', (session) => seen.push(session));
    return { registry, seen, leave, one: new SearchSession(), two: new SearchSession() };
  }

  it('tells at once that nobody has the name, and of an owner that comes later', () => {
    const { registry, seen, one } = watched();
    registry.publish('a', one);
    expect(seen).to.have.length(2);
    expect(seen[0]).to.equal(undefined);
    expect(seen[1]).to.equal(one);
  });

  it('tells who watches late at once', () => {
    const { registry, one } = watched();
    registry.publish('a', one);
    let found: SearchSession | undefined;
    registry.watch('a', (session) => (found = session));
    expect(found).to.equal(one);
  });

  it('tells that an owner has gone', () => {
    const { registry, seen, one } = watched();
    registry.publish('a', one)();
    expect(seen.at(-1)).to.equal(undefined);
    expect(seen).to.have.length(3);
  });

  it('tells of the owner that takes the place of one that has gone', () => {
    const { registry, seen, one, two } = watched();
    registry.publish('a', one)();
    registry.publish('a', two);
    expect(seen.at(-1)).to.equal(two);
  });

  it('counts the first of two owners, and the second when the first goes', () => {
    const { registry, seen, one, two } = watched();
    const withdraw = registry.publish('a', one);
    registry.publish('a', two);
    expect(seen).to.have.length(2);
    withdraw();
    expect(seen).to.have.length(3);
    expect(seen.at(-1)).to.equal(two);
  });

  it('tells nothing when the second of two owners goes', () => {
    const { registry, seen, one, two } = watched();
    registry.publish('a', one);
    registry.publish('a', two)();
    expect(seen).to.have.length(2);
    expect(seen.at(-1)).to.equal(one);
  });

  it('takes no other owner away when one goes twice', () => {
    const { registry, seen, one, two } = watched();
    const withdraw = registry.publish('a', one);
    registry.publish('a', two);
    withdraw();
    withdraw();
    expect(seen.at(-1)).to.equal(two);
    expect(seen).to.have.length(3);
  });

  it('keeps names apart', () => {
    const { registry, seen, one } = watched();
    registry.publish('b', one);
    expect(seen).to.deep.equal([undefined]);
  });

  it('tells no more after leaving, also where a watcher leaves while it is told', () => {
    const { registry, seen, leave, one } = watched();
    let told = 0;
    const leaveToo = registry.watch('a', () => {
      if (++told === 2) leaveToo();
    });
    leave();
    registry.publish('a', one)();
    expect(seen).to.have.length(1);
    expect(told).to.equal(2);
  });

  it('takes any name, also one of an object of the language', () => {
    const { registry, one } = watched();
    registry.publish('__proto__', one);
    let found: SearchSession | undefined;
    registry.watch('__proto__', (session) => (found = session));
    expect(found).to.equal(one);
  });
});
