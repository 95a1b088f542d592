/**
 * The words on the spelling of a query, with the way to the other one. Part of a file that shares nothing with the
 * script: what draws is handed in.
 */
import type { MessageName } from '../text/messages.js';
import type { Phrasebook } from '../text/phrasebook.js';
import type { actionLink as ActionLink } from './action-link.js';
import type { isolated as Isolated, phrase as Phrase } from './phrase.js';

/** What following the last sentence means for a search, and the sentences: a message by its name, and the query in it. */
type Line<Cause> = readonly [
  cause: Cause,
  ...sentences: readonly (readonly [name: MessageName, values: { readonly query: string }])[],
];

/**
 * @param addressOf the address of a search, where searches have one
 * @param search searches, for a cause
 */
export function spellingView<Cause extends string>(
  phrase: typeof Phrase,
  isolated: typeof Isolated,
  actionLink: typeof ActionLink,
  words: Phrasebook,
  [cause, ...sentences]: Line<Cause>,
  addressOf: ((query: string, page: number) => string) | undefined,
  search: (query: string, cause: Cause) => void,
): readonly unknown[] {
  const link = (query: string, content: unknown): ReturnType<typeof ActionLink> =>
    actionLink(
      content,
      // what was typed is corrected again where its address is opened
      cause === 'original' ? undefined : addressOf?.(query, 1),
      () => search(query, cause),
    );
  return sentences.map((sentence, index) => {
    const [, { query }] = sentence;
    if (sentences[index + 1]) return phrase(words, ...sentence);
    const last = phrase(words, ...sentence, (text) => link(text, isolated(text)));
    // a page's own words may not have the query in them, or give it as a part of theirs
    const hasLink = last.some((part) => typeof part !== 'string');
    return [index ? ' ' : '', hasLink ? last : link(query, last)];
  });
}
