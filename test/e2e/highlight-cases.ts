/** Values of documents and their highlights, as services send them. */
export interface Case {
  readonly name: string;
  readonly docs: string;
  readonly highlight: string;
  /** What is marked; none where the highlight does not agree with the document. */
  readonly marks: readonly string[];
}

export const TITLES: readonly Case[] = [
  {
    name: 'encoded highlights of plain text (H01)',
    docs: 'Tom & Jerry - R&D <beta>',
    highlight: '<em>Tom</em> &amp; Jerry - R&amp;D &lt;beta&gt;',
    marks: ['Tom'],
  },
  {
    name: 'highlights with nothing encoded (H02)',
    docs: 'Use List<String> and Map<K,V> in Java',
    highlight: 'Use List<String> and <em>Map</em><K,V> in Java',
    marks: ['Map'],
  },
  {
    name: 'literal entities, encoded once more (H03)',
    docs: 'Write &lt;br&gt; in HTML',
    highlight: 'Write &amp;lt;br&amp;gt; in <em>HTML</em>',
    marks: ['HTML'],
  },
  {
    name: 'literal entities, not encoded',
    docs: 'Write &lt;br&gt; in HTML',
    highlight: 'Write &lt;br&gt; in <em>HTML</em>',
    marks: ['HTML'],
  },
  {
    name: 'the opener of a title element (H04)',
    docs: 'How to use <title> and meta tags',
    highlight: 'How to use <title> and <em>meta</em> tags',
    marks: ['meta'],
  },
  {
    name: 'the opener of a textarea (H04)',
    docs: 'The <textarea> meta attribute',
    highlight: 'The <textarea> <em>meta</em> attribute',
    marks: ['meta'],
  },
  {
    name: 'the opener of a comment (H04)',
    docs: 'Hide meta with <!-- comments',
    highlight: 'Hide <em>meta</em> with <!-- comments',
    marks: ['meta'],
  },
  {
    name: 'plaintext (H04)',
    docs: '<plaintext> and meta',
    highlight: '<plaintext> and <em>meta</em>',
    marks: ['meta'],
  },
  {
    name: 'the opener of a script',
    docs: 'Load meta in <script> early',
    highlight: 'Load <em>meta</em> in <script> early',
    marks: ['meta'],
  },
  {
    name: 'the opener of a style and of a template',
    docs: '<style> or <template>, meta or not',
    highlight: '<style> or <template>, <em>meta</em> or not',
    marks: ['meta'],
  },
  {
    name: 'CDATA, a doctype and a processing instruction',
    docs: '<![CDATA[ meta ]]> <!doctype html> <?xml meta?>',
    highlight: '<![CDATA[ <em>meta</em> ]]> <!doctype html> <?xml <em>meta</em>?>',
    marks: ['meta', 'meta'],
  },
  {
    name: 'xmp, noscript, iframe and noembed',
    docs: '<xmp> <noscript> <iframe> <noembed> meta',
    highlight: '<xmp> <noscript> <iframe> <noembed> <em>meta</em>',
    marks: ['meta'],
  },
  {
    name: 'a whole bold element in a title',
    docs: 'Use <b>bold</b> for meta',
    highlight: 'Use <b>bold</b> for <em>meta</em>',
    marks: ['meta'],
  },
  {
    name: 'decimal and hexadecimal entities',
    docs: `It's "x" & y`,
    highlight: '<em>It&#39;s</em> &#x22;x&#x22; &#38; y',
    marks: ["It's"],
  },
  { name: 'an entity next to a mark', docs: 'R&D', highlight: '<em>R&amp;D</em>', marks: ['R&D'] },
  {
    name: 'a mark inside an entity-like text',
    docs: 'AT&T &copy text',
    highlight: 'AT&amp;T &amp;copy <em>text</em>',
    marks: ['text'],
  },
  {
    name: 'a bare ampersand before letters that name an entity',
    docs: 'a=1&copy=2&lt=3 meta',
    highlight: 'a=1&copy=2&lt=3 <em>meta</em>',
    marks: ['meta'],
  },
  {
    name: 'a less-than sign at the end',
    docs: 'meta if a <',
    highlight: '<em>meta</em> if a <',
    marks: ['meta'],
  },
  {
    name: 'generics in generics',
    docs: 'Map<String, List<Set<T>>> meta',
    highlight: '<em>Map</em><String, List<Set<T>>> <em>meta</em>',
    marks: ['Map', 'meta'],
  },
  {
    name: 'nested marks',
    docs: 'alpha beta gamma',
    highlight: '<em>alpha <em>beta</em></em> gamma',
    marks: ['alpha beta'],
  },
  { name: 'a mark that is never closed', docs: 'alpha beta', highlight: 'alpha <em>beta', marks: ['beta'] },
  {
    name: 'an end without a beginning',
    docs: 'alpha beta',
    highlight: 'alpha</em> <em>beta</em>',
    marks: ['beta'],
  },
  { name: 'an empty mark', docs: 'alpha beta', highlight: 'al<em></em>pha <em>beta</em>', marks: ['beta'] },
  {
    name: 'marks with attributes and in capitals',
    docs: 'alpha beta gamma',
    highlight: '<em class="hl" onclick="window.__pwned=1">alpha</em> <EM>beta</EM> gamma',
    marks: ['alpha', 'beta'],
  },
  {
    name: 'marks that touch',
    docs: 'alphabeta',
    highlight: '<em>alpha</em><em>beta</em>',
    marks: ['alphabeta'],
  },
  {
    name: 'a title about em that is not marked there',
    docs: 'Use <em> for stress',
    highlight: 'Use <em> for <em>stress</em>',
    marks: ['stress'],
  },
  {
    name: 'a fragment of the title',
    docs: 'The long and winding road',
    highlight: '<em>winding</em> road',
    marks: ['winding'],
  },
  {
    name: 'a highlight that says something else',
    docs: 'The real title',
    highlight: '<em>Another</em> title altogether',
    marks: [],
  },
  {
    name: 'a highlight that brings an image',
    docs: 'The real title',
    highlight: 'The <em>real</em> title<img src=x onerror=window.__pwned=1>',
    marks: [],
  },
  { name: 'a highlight without marks', docs: 'The real title', highlight: 'The real title', marks: [] },
  {
    name: 'a mark round white space alone',
    docs: 'alpha beta',
    highlight: 'alpha<em> </em><em>beta</em>',
    marks: ['beta'],
  },
  {
    name: 'regular expression signs and dollars',
    docs: 'max(*) costs $& or $1 [a-z]+',
    highlight: '<em>max(*)</em> costs $& or $1 [a-z]+',
    marks: ['max(*)'],
  },
];

export const BODIES: readonly (Case & { readonly shown?: string })[] = [
  {
    name: 'encoded (H01)',
    docs: 'Tom & Jerry run <fast>.',
    highlight: '<em>Tom</em> &amp; Jerry run &lt;fast&gt;.',
    marks: ['Tom'],
  },
  {
    name: 'comparison signs (H02)',
    docs: 'if x <y then map a>b else stop',
    highlight: 'if x <y then <em>map</em> a>b else stop',
    marks: ['map'],
  },
  { name: 'entities as text (H03)', docs: 'Type &amp;amp; to show &amp;', highlight: '', marks: [] },
  { name: 'no highlight at all', docs: 'a < b and List<String>', highlight: '', marks: [] },
  {
    name: 'HTML of a section',
    docs: '<p>One <b>bold</b> move</p><p>Two</p>',
    highlight: '<p>One <b><em>bold</em></b> move</p><p>Two</p>',
    shown: 'One bold move Two',
    marks: ['bold'],
  },
  {
    name: 'HTML whose highlight is its text',
    docs: '<p>One <b>bold</b> move</p>',
    highlight: 'One <em>bold</em> move',
    shown: 'One bold move',
    marks: ['bold'],
  },
  {
    name: 'HTML, with a script and a style',
    docs: '<style>p{}</style><p>seen<script>window.__pwned=1</script> text</p>',
    highlight: '',
    shown: 'seen text',
    marks: [],
  },
  {
    name: 'HTML with handlers',
    docs: '<p>seen <img src=x onerror="window.__pwned=1"> <svg onload="window.__pwned=1"></svg>text</p>',
    highlight: '',
    shown: 'seen text',
    marks: [],
  },
  {
    name: 'HTML with entities',
    docs: '<p>R&amp;D &lt;b&gt; &copy; 2024</p>',
    highlight: '<p>R&amp;D &lt;b&gt; &copy; <em>2024</em></p>',
    shown: 'R&D <b> © 2024',
    marks: ['2024'],
  },
  {
    name: 'HTML lists and breaks',
    docs: '<ul><li>one</li><li>two</li></ul>three<br>four',
    highlight: '',
    shown: 'one two three four',
    marks: [],
  },
  {
    name: 'HTML with an em of its own',
    docs: '<p>an <em>own</em> stress and match</p>',
    highlight: '<p>an <em>own</em> stress and <em>match</em></p>',
    shown: 'an own stress and match',
    marks: ['match'],
  },
  {
    name: 'a fragment from the middle',
    docs: 'one two three four five six',
    highlight: 'three <em>four</em> five',
    marks: ['four'],
  },
];
