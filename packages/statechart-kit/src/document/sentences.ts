/** A sentence of a specification. */
export interface Sentence {
  /** The headings above it, from the second level on, joined by ` / `. */
  readonly section: string
  /** Without marks of Markdown and with single spaces. */
  readonly text: string
}

/**
 * The sentences of a Markdown document, in order: of its paragraphs and list items. A row of a table is one sentence, its
 * cells joined by ` | `. Headings, heads of tables and blocks of code are no sentences.
 */
export function sentencesOf(markdown: string): Sentence[] {
  const headings: string[] = []
  return blocksOf(markdown).flatMap((block) => {
    const heading = /^(#+) (.*)$/.exec(block)
    if (heading === null) {
      const section = headings.filter(Boolean).join(' / ')
      return partsOf(block).map((text) => ({ section, text }))
    }
    // The first level is the title of the document.
    const level = (heading[1] ?? '').length - 2
    if (level < 0) return []
    headings.length = level
    headings[level] = plain(heading[2] ?? '')
    return []
  })
}

/** Headings, paragraphs, list items and rows of tables, each on one line. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  let isOpen = false
  for (const line of markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').split('\n')) {
    const text = line.trim()
    const isAlone = /^(?:#|\|)/.test(text)
    const isItem = /^(?:[-*]|\d+\.) /.test(text)
    if (text === '') isOpen = false
    else if (isOpen && !isAlone && !isItem) blocks.push(`${blocks.pop() ?? ''} ${text}`)
    else {
      blocks.push(text)
      isOpen = !isAlone
    }
  }
  return blocks.filter((block, at) => !isRule(block) && !isRule(blocks[at + 1] ?? ''))
}

/** The line between the head and the rows of a table. */
const isRule = (block: string) => /^\|[\s|:-]+\|$/.test(block)

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function partsOf(block: string): string[] {
  if (block.startsWith('|')) {
    const cells = block.replaceAll(/^\||\|$/g, '').split('|')
    return [cells.map((cell) => plain(cell)).join(' | ')]
  }
  // A label in bold, such as **Ready.**, is no sentence.
  const text = block.replace(/^(?:[-*]|\d+\.) /, '').replace(/^\*\*[^*]+[.]\*\* /, '')
  // What is quoted ends no sentence.
  const marked = plain(
    text.replaceAll(/`[^`]*`|"[^"]*"/g, (quote) => quote.replaceAll(/[.?!]/g, hide)),
  )
  return [...segmenter.segment(marked)].map(({ segment }) => show(segment.trim())).filter(Boolean)
}

/** Letters of no language, for the marks that end sentences. */
const hidden = { '.': '\uE000', '?': '\uE001', '!': '\uE002' }
const hide = (mark: string) => hidden[mark as keyof typeof hidden]
const show = (text: string) =>
  Object.entries(hidden).reduce((shown, [mark, letter]) => shown.replaceAll(letter, mark), text)

/** The text as it reads, without the marks of links, emphasis and code. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
