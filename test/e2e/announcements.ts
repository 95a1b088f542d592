/** What a screen reader is given to say: the texts of all status regions, in the order in which they came. */
import { drawn, type Widget } from './fixtures.js';

/** A text of somebody else's within a spoken sentence: isolated from its direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Listens from now on; the function it resolves to waits until all that is due is said, and tells what was. */
export async function listen({ page, box }: Widget): Promise<() => Promise<string[]>> {
  // all regions are there once the visitor has turned to the box
  await box.focus();
  await drawn(page);
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const before = new Map<Element, string>();
    const look = (records: readonly MutationRecord[]): void => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (!region) continue;
        const text = region.textContent;
        if (text && text !== before.get(region)) texts.push(text);
        before.set(region, text);
      }
    };
    const observer = new MutationObserver(look);
    const observe = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.getAttribute('role') === 'status') {
          before.set(element, element.textContent);
          observer.observe(element, { childList: true, characterData: true, subtree: true });
        }
        if (element.shadowRoot) observe(element.shadowRoot);
      }
    };
    observe(document);
    return texts;
  });
  return async () => {
    await drawn(page);
    return await heard.jsonValue();
  };
}
