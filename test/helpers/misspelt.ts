import { answerOf, correctionOf } from './answers.js';
import { mountSearch } from './mount.js';
import { turn, turnWithCode } from './turn.js';

/** The whole widget, with "soler" searched for: the service corrects it to "solar", and has so many results for it. */
export async function searchMisspelt(attributes: string, numFound: number) {
  const { element, client } = await mountSearch(attributes);
  element.search('soler');
  await turn();
  client.spells[0].answer(correctionOf('soler', 'solar'));
  client.lastSearch.answer(answerOf(numFound));
  await turnWithCode();
  return { element, client };
}
