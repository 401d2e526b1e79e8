import { describe, expect, it } from 'vitest'
import { citationProblems, citationsOf, coveredSections } from '../src/document/citations'
import { sentencesOf } from '../src/document/sentences'
import { all, cites, leadsTo, never } from '../src/vocabulary'

const document = `# The lamp

It belongs to the room.

## Light

The lamp is *on* or off. The [switch](switch.md) of \`lamp?on=1\` says "Off. Good night." and
nothing else.

- **Night.** At night it is dimmed.
- It never flickers.

| Switch | Lamp |
| --- | --- |
| up | \`on\` |

\`\`\`ts
const code = 'is no sentence. At all.'
\`\`\`

### Power

Without power it is off.

## Price

It costs 4.50 a year.
`

describe('the sentences of a document', () => {
  it('are those of paragraphs, list items and rows of tables, by their section', () => {
    expect(sentencesOf(document).map(({ section, text }) => `${section}: ${text}`)).toEqual([
      ': It belongs to the room.',
      'Light: The lamp is on or off.',
      'Light: The switch of lamp?on=1 says "Off. Good night." and nothing else.',
      'Light: At night it is dimmed.',
      'Light: It never flickers.',
      'Light: up | on',
      'Light / Power: Without power it is off.',
      'Price: It costs 4.50 a year.',
    ])
  })
})

describe('the laws that hold a sentence', () => {
  const laws = {
    lamp: {
      'it is on or off': cites('The lamp is on or off.', () => true),
      'no power, no light': all(
        cites(['Without power it is off.', 'It never flickers.'], never('on')),
        cites('The lamp is on or off.', leadsTo('off', 'on')),
      ),
    },
    fuse: { 'it blows once': cites('Without power it is off.', never('blown')) },
  }

  it('cite it', () => {
    expect([...citationsOf(laws)]).toEqual([
      ['The lamp is on or off.', { lamp: ['it is on or off', 'no power, no light'] }],
      ['Without power it is off.', { lamp: ['no power, no light'], fuse: ['it blows once'] }],
      ['It never flickers.', { lamp: ['no power, no light'] }],
    ])
  })

  it('are laws as before', () => {
    const cited = cites('It never flickers.', leadsTo('off', 'on'))
    expect(Object.entries(cited)).toEqual([
      ['from', 'off'],
      ['to', 'on'],
    ])
    expect(cites('It never flickers.', () => false)({} as never)).toBe(false)
  })

  it('are counted by section', () => {
    const sections = coveredSections(document, citationsOf(laws))
    expect(sections.map(({ section, covered, total }) => [section, covered, total])).toEqual([
      ['Light', 3, 6],
      ['Price', 0, 1],
    ])
  })

  it('cite what the document says', () => {
    expect(citationProblems(document, citationsOf(laws))).toEqual([])
    const wrong = { lamp: { 'it is on or off': cites('The lamp is on or of.', () => true) } }
    expect(citationProblems(document, citationsOf(wrong))).toEqual([
      "the document does not say 'The lamp is on or of.'; did you mean 'The lamp is on or off.'? (lamp: it is on or off)",
    ])
  })
})
