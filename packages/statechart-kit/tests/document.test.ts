import { describe, expect, it } from 'vitest'
import { citationProblems, coveredSections } from '../src/document/citations'
import { sentencesOf } from '../src/document/sentences'

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
  const citations = {
    'The lamp is on or off.': { lamp: ['it is on or off'] },
    'Without power it is off.': { lamp: ['no power, no light'], fuse: ['it blows once'] },
  }
  const laws = { lamp: ['it is on or off', 'no power, no light'], fuse: ['it blows once'] }

  it('are counted by section', () => {
    const sections = coveredSections({ document, citations })
    expect(sections.map(({ section, covered, total }) => [section, covered, total])).toEqual([
      ['Light', 2, 6],
      ['Price', 0, 1],
    ])
  })

  it('exist, and so do their sentences', () => {
    expect(citationProblems({ document, citations }, laws)).toEqual([])
    const wrong = {
      'The lamp is on or of.': { lamp: ['it is on or off'] },
      'It never flickers.': { lamp: ['it never flickers'], lapm: ['it is on or off'] },
      'At night it is dimmed.': {},
    }
    expect(citationProblems({ document, citations: wrong }, laws)).toEqual([
      "the document does not say 'The lamp is on or of.'; did you mean 'The lamp is on or off.'?",
      "lamp has no law 'it never flickers'; did you mean 'it is on or off'?",
      "there is no machine 'lapm'; did you mean 'lamp'?",
      "no law holds 'At night it is dimmed.'",
    ])
  })
})
