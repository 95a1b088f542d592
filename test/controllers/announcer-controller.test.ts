import { expect } from '@open-wc/testing';
import { AnnouncerController } from '../../src/controllers/announcer-controller.js';
import { FakeHost } from '../helpers/fake-host.js';

describe('AnnouncerController', () => {
  it('says nothing at first', () => {
    expect(new AnnouncerController(new FakeHost()).texts).to.deep.equal(['', '']);
  });

  it('puts a sentence into one region and has it drawn', () => {
    const host = new FakeHost();
    const announcer = new AnnouncerController(host);
    announcer.say('1 result');
    expect(announcer.texts.join('')).to.equal('1 result');
    expect(host.updates).to.equal(1);
  });

  it('A02 makes the same sentence again a change of both regions', () => {
    const announcer = new AnnouncerController(new FakeHost());
    announcer.say('1 result');
    const [first, second] = announcer.texts;
    announcer.say('1 result');
    expect(announcer.texts).to.deep.equal([second, first]);
    announcer.say('1 result');
    expect(announcer.texts).to.deep.equal([first, second]);
  });

  it('forgets what it said when its host leaves', () => {
    const host = new FakeHost();
    const announcer = new AnnouncerController(host);
    announcer.say('1 result');
    host.disconnect();
    expect(announcer.texts).to.deep.equal(['', '']);
  });
});
