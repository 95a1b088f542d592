import { expect } from '@open-wc/testing';
import { actionLink } from '../../src/templates/action-link.js';
import { draw } from '../helpers/draw.js';

describe('actionLink', () => {
  async function drawn(href: string | undefined, look = {}) {
    let deeds = 0;
    const place = await draw(actionLink('Go', href, () => deeds++, look));
    const element = place.firstElementChild as HTMLElement;
    /** Clicks; tells whether the browser would follow the link. */
    const click = (init: MouseEventInit = {}): boolean => {
      let isFollowed = false;
      // the test page must stay: what the template left to the browser ends here
      place.addEventListener('click', (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      return isFollowed;
    };
    return { element, click, deeds: () => deeds };
  }

  it('is a link where the deed has an address', async () => {
    const { element } = await drawn('https://site.test/?q=x');
    expect(element).to.be.instanceOf(HTMLAnchorElement).with.property('href', 'https://site.test/?q=x');
  });

  it('is a button where it has none', async () => {
    expect((await drawn(undefined)).element).to.be.instanceOf(HTMLButtonElement);
  });

  for (const href of ['https://site.test/', undefined])
    it(`does the deed in place on a plain click${href ? ' of the link' : ''}`, async () => {
      const { click, deeds } = await drawn(href);
      click();
      expect(deeds()).to.equal(1);
    });

  it('does not have the browser follow a plain click', async () => {
    expect((await drawn('https://site.test/')).click()).to.equal(false);
  });

  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    it(`P08 leaves a click with ${modifier} to the browser`, async () => {
      const { click, deeds } = await drawn('https://site.test/');
      expect(click({ [modifier]: true })).to.equal(true);
      expect(deeds()).to.equal(0);
    });

  for (const href of ['https://site.test/', undefined])
    it(`has part, name and place${href ? ' as a link' : ' as a button'}`, async () => {
      const { element } = await drawn(href, { part: 'page', label: 'Page 2', isCurrent: true });
      expect(element).to.have.attribute('part', 'page');
      expect(element).to.have.attribute('aria-label', 'Page 2');
      expect(element).to.have.attribute('aria-current', 'page');
    });

  it('has no attributes that were not asked for', async () => {
    const { element } = await drawn(undefined);
    for (const name of ['part', 'aria-label', 'aria-current']) expect(element).to.not.have.attribute(name);
  });
});
