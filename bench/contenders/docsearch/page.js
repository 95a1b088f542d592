import { docsearch } from 'meilisearch-docsearch';
import 'meilisearch-docsearch/css';

const limit = Number(new URL(location.href).searchParams.get('rows') ?? 10);
docsearch({
  container: '#docsearch',
  host: `${location.origin}/meilisearch`,
  apiKey: 'k',
  indexUid: 'bench',
  searchParams: { limit },
});
