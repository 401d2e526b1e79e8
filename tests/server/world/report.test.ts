import { changeLines } from '@server/world/commands/changeLines'
import { describe, expect, it } from 'vitest'

const lines = (before: unknown, after: unknown) => changeLines({ field: 'details', before, after })
const terms = Array.from({ length: 30 }, (_, at) => `Paragraph ${at + 1} of the terms.`)
const changed = terms.map((line, at) => (at === 4 || at === 20 ? line.replace('of', 'in') : line))

describe('a changed field of a plan', () => {
  it('shows short values before and after', () => {
    expect(lines('Tower', 'High Tower')).toEqual(['    details: "Tower" → "High Tower"'])
    expect(lines(null, 7)).toEqual(['    details: null → 7'])
  })

  it('shows the lines of a long text that differ, with their neighbours', () => {
    expect(lines(terms.join('\n'), changed.join('\n'))).toEqual([
      '    details:',
      '        Paragraph 4 of the terms.',
      '      - Paragraph 5 of the terms.',
      '      + Paragraph 5 in the terms.',
      '        Paragraph 6 of the terms.',
      '      …',
      '        Paragraph 20 of the terms.',
      '      - Paragraph 21 of the terms.',
      '      + Paragraph 21 in the terms.',
      '        Paragraph 22 of the terms.',
    ])
  })

  it('shows a long record as a world file has it', () => {
    const details = {
      description: 'A long description. '.repeat(8).trim(),
      price: 3,
      place: 'Hall',
    }
    expect(lines(details, { ...details, price: 4 })).toEqual([
      '    details:',
      `        description: ${details.description}`,
      '      - price: 3',
      '      + price: 4',
      '        place: Hall',
    ])
  })

  it('takes a rich text apart by its paragraphs', () => {
    const details = {
      description: `<p>${'One. '.repeat(20)}</p><p>Two.</p><ul><li>Three</li></ul>`,
    }
    const next = { description: details.description.replace('Two', 'Four') }
    expect(lines(details, next)).toEqual([
      '    details:',
      `          <p>${'One. '.repeat(20)}</p>`,
      '      -   <p>Two.</p>',
      '      +   <p>Four.</p>',
      '          <ul><li>Three</li>',
    ])
  })

  it('shows a long text that is new, and one that is cleared', () => {
    expect(lines(null, 'one\ntwo')).toEqual(['    details:', '      + one', '      + two'])
    expect(lines('one\ntwo\n', null)).toEqual(['    details:', '      - one', '      - two'])
  })

  it('does not count the line break at the end of a text', () => {
    expect(lines('one\ntwo', 'one\ntwo\nthree')).toEqual([
      '    details:',
      '        two',
      '      + three',
    ])
  })

  it('shortens a text of which too much differs, and one with too many lines', () => {
    const [one, other] = ['a', 'b'].map((letter) =>
      Array.from({ length: 2000 }, (_, at) => `${letter}${at}`).join('\n'),
    )
    expect(lines(one, other)).toEqual([
      expect.stringMatching(/^ {4}details: "a0.{77}… → "b0.{77}…$/),
    ])
    const long = lines(null, Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n'))
    expect(long).toHaveLength(202)
    expect(long.at(-1)).toBe('      … and 300 more lines')
  })

  it('prints no character that a terminal would execute', () => {
    const text = 'one\n\u001B[2Jtwo\u202E\u0007\r'
    expect(lines(null, text)).toEqual([
      '    details:',
      '      + one',
      String.raw`      + \u001b[2Jtwo\u202e\u0007\u000d`,
    ])
    expect(lines('a\u009B31m', 'b').join()).not.toContain('\u009B')
  })
})
