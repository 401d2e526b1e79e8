/** What our own styles are made of; nothing of it can end the rule or the style sheet. */
const plain = /^[\w\s:;%.(),#+*/-]+$/

/**
 * The content policy lets no markup bring styles of its own: each `style` becomes `data-style`, with a rule in the
 * style sheet of the page until `src/app/start.tsx` puts it back.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const values = new Set<string>()
  const cleaned = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    values.add(value)
    return ` data-style="${value}"`
  })
  const css = [...values]
    .filter((value) => plain.test(value))
    .map((value) => `[data-style="${value}"]{${value}}`)
    .join('')
  return { html: cleaned, css }
}
