import { plainParagraphs } from '@rules/content/plainParagraphs'
import { describe, expect, it } from 'vitest'

describe('plainParagraphs', () => {
  it('reads the words of a description, block by block', () => {
    expect(
      plainParagraphs(
        '<h2>Come &amp; see</h2><p>One <b>bold</b>\n word.<br>Next</p><ul><li>a</li><li>b</li></ul>end',
      ),
    ).toEqual(['Come & see', 'One bold word.', 'Next', 'a', 'b', 'end'])
  })

  it('reads nothing that is not for reading', () => {
    expect(
      plainParagraphs('<p>a</p><script>fire("</p>")</script><style>p{}</style><p>b</p>'),
    ).toEqual(['a', 'b'])
  })

  it('knows the usual entities, and leaves others as they are', () => {
    expect(
      plainParagraphs('&lt;b&gt; &quot;x&quot; &#8211; &#x2014; &nbsp;&#99999999; &what;'),
    ).toEqual(['<b> "x" – — &#99999999; &what;'])
  })

  it('ends with a tag that never closes', () => {
    expect(plainParagraphs('a<p>b<img src=x')).toEqual(['a', 'b'])
    expect(plainParagraphs('')).toEqual([])
  })

  it.each(['<', '<p', '</', '&', '&#', '<script>', '<a href="'])(
    'takes no longer than its length demands: %s',
    (piece) => {
      const time = (length: number) => {
        const html = piece.repeat(length / piece.length)
        // Of the processor: other programs may need it at the same time.
        const before = process.cpuUsage()
        plainParagraphs(html)
        return process.cpuUsage(before).user / 1000
      }
      time(10_000)
      // The longest description there can be is far shorter; a square would take minutes here.
      expect(time(2_000_000)).toBeLessThan(2000)
    },
  )
})
