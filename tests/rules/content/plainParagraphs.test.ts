import { plainParagraphs } from '@rules/content/plainParagraphs'
import { describe, expect, it } from 'vitest'

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

  it('decodes common entities, and leaves others as they are', () => {
    expect(
      plainParagraphs('&lt;b&gt; &quot;x&quot; &#8211; &#x2014; &nbsp;&#99999999; &what;'),
    ).toEqual(['<b> "x" – — &#99999999; &what;'])
  })

  it('ends at a tag that never closes', () => {
    expect(plainParagraphs('a<p>b<img src=x')).toEqual(['a', 'b'])
    expect(plainParagraphs('')).toEqual([])
  })

  it.each(['<', '<p', '</', '&', '&#', '<script>', '<a href="'])(
    'takes time linear in the length: %s',
    (piece) => {
      const time = (length: number) => {
        const html = piece.repeat(length / piece.length)
        // CPU time: other programs may use the processor concurrently.
        const before = process.cpuUsage()
        plainParagraphs(html)
        return process.cpuUsage(before).user / 1000
      }
      time(10_000)
      // The longest possible description is far shorter; quadratic time would be minutes here.
      expect(time(2_000_000)).toBeLessThan(2000)
    },
  )
})
