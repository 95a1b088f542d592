// Box, count, results with marks, pages. Its client is an object that asks the stand-in.
import instantsearch from 'instantsearch.js/es';
import { configure, hits, pagination, searchBox, stats } from 'instantsearch.js/es/widgets';

const ROWS = Number(new URL(location.href).searchParams.get('rows') ?? 10);
const NOTHING = { hits: [], nbHits: 0, nbPages: 0, page: 0, processingTimeMS: 0, query: '', params: '' };

const searchClient = {
  async search(requests) {
    const { query, hitsPerPage, highlightPreTag } = requests[0].params;
    // as its guide has it: nothing is asked for an empty box
    if (!query) return { results: requests.map(() => NOTHING) };
    const response = await fetch(
      `/algolia?${new URLSearchParams({ q: query, rows: hitsPerPage, tag: highlightPreTag })}`,
    );
    return response.json();
  },
};

const search = instantsearch({ indexName: 'bench', searchClient });
search.addWidgets([
  configure({ hitsPerPage: ROWS }),
  searchBox({ container: '#box' }),
  stats({ container: '#stats' }),
  hits({
    container: '#hits',
    templates: {
      item: (hit, { html, components }) => html`<article>
        <h3><a href="${hit.url}">${components.Highlight({ hit, attribute: 'title' })}</a></h3>
        <p><small>${hit.url}</small></p>
        <p>${components.Highlight({ hit, attribute: 'body' })}</p>
      </article>`,
    },
  }),
  pagination({ container: '#pages' }),
]);
search.start();

// the bench asks by this
window.search = (query) => search.setUiState({ bench: { query } });
