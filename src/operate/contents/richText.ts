const entities: readonly (readonly [character: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]
const paragraphs = /<p>([^<]*)<\/p>/g

/** Each line of a plain text as a paragraph of HTML. */
export function htmlOf(text: string): string {
  if (text === '') return ''
  const escaped = entities.reduce((html, [char, entity]) => html.replaceAll(char, entity), text)
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}

/** The plain text of such HTML; null for HTML with any other formatting, which a plain text would lose. */
export function plainTextOf(html: string): string | null {
  const lines = [...html.matchAll(paragraphs)].map(([, line = '']) => line)
  const text = entities.reduceRight(
    (plain, [char, entity]) => plain.replaceAll(entity, char),
    lines.join('\n'),
  )
  return htmlOf(text) === html ? text : null
}
