import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

const blocks = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 tr td th table caption blockquote pre dl dt dd hr'.split(
    ' ',
  ),
)
/** The sanitiser drops these elements with their content. */
const unread = new Set(
  'audio colgroup head iframe math noembed noframes noscript plaintext script style svg template title video xmp'.split(
    ' ',
  ),
)

/**
 * The paragraphs of a rich description as plain text, for the server, which cannot sanitise it. The words are those that
 * `sanitise` leaves in the browser. Runs in linear time for any input.
 */
export function plainParagraphs(html: string): string[] {
  const paragraphs: string[] = []
  let text = ''
  /** The element that is being skipped, and how many of its name are open. */
  let skipped: { name: string; depth: number } | null = null
  const end = () => {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    if (line !== '') paragraphs.push(line)
    text = ''
  }
  const add = (data: string) => {
    if (skipped === null) text += data
  }
  const nameIn = (start: number, until: number) => html.slice(start, until).toLowerCase()
  // Not the parser around it, whose stack of open elements takes quadratic time.
  const tokenizer = new Tokenizer(
    {},
    {
      ...unused,
      ontext: (start, until) => add(html.slice(start, until)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname: (start, until) => {
        const name = nameIn(start, until)
        if (skipped === null && unread.has(name)) skipped = { name, depth: 0 }
        if (skipped?.name === name) skipped.depth += 1
        if (skipped === null && blocks.has(name)) end()
      },
      onclosetag: (start, until) => {
        const name = nameIn(start, until)
        if (skipped === null && blocks.has(name)) end()
        if (skipped?.name === name) skipped.depth -= 1
        if (skipped?.depth === 0) skipped = null
      },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  end()
  return paragraphs
}

const ignore = () => {}

const unused: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
}
