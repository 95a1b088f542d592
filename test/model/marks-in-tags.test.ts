import { expect } from '@open-wc/testing';
import { carefulReader } from '../../src/model/careful-reader.js';
import { tidy } from '../../src/model/drawing.js';
import { marksOutOfTags } from '../../src/model/marks-in-tags.js';
import { toSegments } from '../../src/model/marked-text.js';
import { joinSegments } from '../../src/model/marks.js';
import { drawn } from './answer-of.js';
import { READERS } from './html-readers.js';

describe('a highlight of HTML with marks within tags', () => {
  const link = '<p>See <a href=/x/word/y title="a word">the word</a> of it.</p>';
  const text = 'See the word of it.';
  const marked = 'See the [word] of it.';

  for (const [how, read] of READERS)
    describe(`read with ${how}`, () => {
      const bodyOf = (body: string, highlight: string) =>
        drawn(toSegments(tidy(carefulReader('html', read).read(body, [highlight], 'body'))))
          .trim()
          .replace(' ]', '] ');

      for (const [title, highlight, expected] of [
        ['in an address', link.replace('/word/', '/<em>word</em>/'), text],
        ['in an address and the text', link.replace(/word/g, '<em>word</em>'), marked],
        ['in marks with attributes', link.replace(/word/g, '<em class="hit">word</em>'), marked],
        ['in the name of an attribute', link.replace('href', '<em>href</em>'), text],
        [
          'in names of tags',
          link.replace(/\bp\b/g, '<em>p</em>').replace('the word', 'the <em>word</em>'),
          marked,
        ],
        ['round a tag', link.replace('<a', '<em>x</em><a'), text],
        [
          'that begin outside',
          link.replace('See', '<em>See').replace('/word/', '/word</em>/'),
          '[See] the word of it.',
        ],
        ['in a fragment', 'href=/x/<em>word</em>/y title="a word">the <em>word</em></a> of', marked],
        ['in a fragment of an address', '<em>word</em>/y title="a word">the <em>word</em></a> of', marked],
        ['in a fragment that ends there', '<p>See <a href=/x/<em>word</em>/y ti', text],
        ['and a text before it', '<p><em>See</em> <a href=/x/<em>word</em>/y ti', '[See] the word of it.'],
      ] as const)
        it(title, () => expect(bodyOf(link, highlight)).to.equal(expected));

      it('in what is no text', () => {
        const body =
          '<p>a word</p><script>var word = "<p>";</script><!-- word --><style>word {}</style><p>b</p>';
        expect(bodyOf(body, body.replace(/word/g, '<em>word</em>'))).to.equal('a [word] b');
      });

      it('beside marks of its own', () => {
        const body = '<p><em>You</em> <a title="word" href="word">may</a> open a <em>word</em>.</p>';
        expect(bodyOf(body, body.replace(/word/g, '<em>word</em>'))).to.equal('You may open a [word].');
      });

      it('that are its own', () => {
        const body = '<p><img alt="the <em>word</em> here" src=x>a word <<em>b</em>> c</p>';
        expect(bodyOf(body, '')).to.equal('a word <b> c');
        expect(bodyOf(body, body.replace('a word', 'a <em>word</em>'))).to.equal('a [word] <b> c');
      });

      it('that stands alone', () => {
        const alone = carefulReader('html', read).readAlone(link.replace(/word/g, '<em>word</em>'), 'body');
        expect(drawn(toSegments(tidy(joinSegments(alone)))).trim()).to.equal(marked);
      });
    });

  it('reads whatever it is in no long time', function () {
    this.timeout(10_000);
    for (const unit of [
      '<em>',
      '</em>',
      '<',
      '<a ',
      '<a <em>x</em> ',
      '<em <',
      '<<em>',
      '</<em>',
      '<em x',
      '<!--',
      '<script ',
    ])
      marksOutOfTags(`<${unit.repeat(100_000 / unit.length)}`);
  });
});
