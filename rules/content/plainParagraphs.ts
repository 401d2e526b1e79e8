const blocks = /^\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote|pre|dt|dd|hr)$/
/** The content of these elements is not text. */
const unread = new Set(['script', 'style', 'title', 'template'])
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The paragraphs of a rich description as plain text, for places that cannot sanitise it. Runs in
 * linear time for any input.
 */
export function plainParagraphs(html: string): string[] {
  const paragraphs: string[] = []
  let text = ''
  let skipped: string | null = null
  const end = () => {
    const line = decoded(text).replace(/\s+/g, ' ').trim()
    if (line !== '') paragraphs.push(line)
    text = ''
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const until = open === -1 ? html.length : open
    if (skipped === null) text += html.slice(at, until)
    if (open === -1) break
    const close = html.indexOf('>', open)
    if (close === -1) break
    const name = /^\/?[a-z][a-z\d]*/.exec(html.slice(open + 1, open + 16).toLowerCase())?.[0] ?? ''
    if (skipped !== null) {
      if (name === `/${skipped}`) skipped = null
    } else if (unread.has(name)) skipped = name
    else if (blocks.test(name)) end()
    at = close + 1
  }
  end()
  return paragraphs
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0x10ffff ? whole : String.fromCodePoint(code)
    },
  )
}
