/** The look of the corpus pages: neutral, light and dark, in logical properties for both directions. */
export const STYLESHEET = `:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #e6e6e6);
  --surface: light-dark(#fff, #17191c);
  --soft: light-dark(#f3f4f6, #23272c);
  --border: light-dark(#d0d4d9, #3c4249);
  --link: light-dark(#0b57d0, #8ab4f8);
  --target: light-dark(#fff3c4, #4d4416);
}
body {
  margin: 0;
  color: var(--text);
  background: var(--surface);
  font: 1rem/1.6 system-ui, sans-serif;
}
nav, main {
  max-inline-size: 46rem;
  margin-inline: auto;
  padding: 1rem 1.25rem;
}
nav a { margin-inline-end: 1rem; }
main { padding-block-end: 50vh; overflow-wrap: anywhere; }
a { color: var(--link); }
h1, h2, h3, h4, h5 { line-height: 1.25; margin-block: 1.6em 0.5em; scroll-margin-block-start: 1rem; }
h1 { font-size: 1.9rem; margin-block-start: 0.5em; }
:target { background: var(--target); outline: 0.3rem solid var(--target); border-radius: 0.1rem; }
code { background: var(--soft); border-radius: 0.2rem; padding: 0.1em 0.3em; font-size: 0.9em; }
pre { background: var(--soft); border: 1px solid var(--border); border-radius: 0.4rem; padding: 0.8rem 1rem; overflow-x: auto; direction: ltr; text-align: left; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--border); padding: 0.3rem 0.6rem; text-align: start; }
`;
