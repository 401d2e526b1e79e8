import { sanitise } from '@features/content/item/sanitise'
import { plainParagraphs } from '@ssr/plainParagraphs'
import { describe, expect, it } from 'vitest'

/** The words that a browser shows of sanitised HTML. */
function sanitisedWords(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = sanitise(html)
  for (const block of holder.querySelectorAll('p, div, br, li, h3, tr, td, th, blockquote, dt, dd'))
    block.prepend(' ')
  return words(holder.textContent)
}
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('the words of a description, as the server renders them and as the browser sanitises them', () => {
  it.each([
    [
      'named entities',
      'Caf&eacute; d&egrave;s 8&nbsp;h &ndash; l&rsquo;&eacute;quipe M&uuml;ller',
      'Café dès 8 h – l’équipe Müller',
    ],
    ['an entity without its semicolon', 'AT&ampT, &copy 2026', 'AT&T, © 2026'],
    ['numbered entities', '&#8211; &#x2014; &#150;', '– — –'],
    ['an entity that does not exist', '&what; & more', '&what; & more'],
    ['an escaped tag', '&lt;b&gt; &quot;x&quot;', '<b> "x"'],
    ['a bare less-than', '<p>3 < 5 and 7 > 6</p>', '3 < 5 and 7 > 6'],
    ['a comment with tags in it', 'a<!-- <p>b</p> -->c', 'ac'],
    [
      'Word’s conditional comments',
      '<!--[if gte mso 9]><xml><w:View>Normal</w:View>0EN-US</xml><![endif]--><p>Dear <![if !supportLists]>all<![endif]></p>',
      'Dear all',
    ],
    ['Word’s own elements', '<p class=MsoNormal>One<o:p>&nbsp;</o:p></p><p>Two</p>', 'One Two'],
    ['a table', '<table><tr><td>Mon</td><td>9 am</td></tr></table>', 'Mon 9 am'],
    ['scripts and styles', 'a<script>fire("</p>")</script><style>p{}</style> b', 'a b'],
    ['what is not text', '<svg><text>x</text></svg><iframe>y</iframe>z', 'z'],
    ['misnested tags', '<p>a<b>b<p>c</b>d', 'ab cd'],
    ['a greater-than in an attribute', '<a href="/x" title="a > b">link</a>', 'link'],
  ])('%s', (_, html, shown) => {
    expect(words(plainParagraphs(html).join(' '))).toBe(shown)
    expect(sanitisedWords(html)).toBe(shown)
  })
})

describe('plainParagraphs', () => {
  it("reads a description's text, block by block", () => {
    expect(
      plainParagraphs(
        '<h2>Come &amp; see</h2><p>One <b>bold</b>\n word.<br>Next</p><ul><li>a</li><li>b</li></ul>end',
      ),
    ).toEqual(['Come & see', 'One bold word.', 'Next', 'a', 'b', 'end'])
  })

  it('skips content that is not text', () => {
    expect(
      plainParagraphs('<p>a</p><script>fire("</p>")</script><style>p{}</style><p>b</p>'),
    ).toEqual(['a', 'b'])
  })

  it.each([
    '<',
    '<p',
    '</',
    '&',
    '&#',
    '<script>',
    '<a href="',
    '<!--',
    '<p>',
    '<b>',
    '<svg>',
    '&e',
  ])('ends, however often it is repeated: %s', (piece) => {
    // Far longer than a description may be: in quadratic time, this would take minutes.
    expect(() => plainParagraphs(piece.repeat(2_000_000 / piece.length))).not.toThrow()
  })
})
