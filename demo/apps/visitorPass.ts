import { escapeHtml } from '@server/http/escapeHtml'

export const passCss = `
.pass { display: grid; gap: 1rem; padding: 1.5rem; margin: 1.5rem 0; color: var(--on-brand); background: var(--brand); border-radius: 1rem }
.pass dl { display: grid; gap: .75rem; margin: 0 }
.pass dt { font-size: .8125rem; opacity: .85 }
.pass dd { margin: 0; font: 600 1.25rem/1.25 ui-serif, Georgia, serif }
.pass figure { margin: 0; padding: .75rem 1rem; color: #111; background: #fff; border-radius: .5rem }
.pass svg { display: block; width: 100%; height: 3.5rem }
.pass figcaption { padding-top: .25rem; text-align: center; letter-spacing: .4em; font: 600 1.125rem/1.5 ui-monospace, monospace }
`

/** The badge: facts by name, and the code as stripes for the reader at the gate. */
export function drawPass(code: string, facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<section class="pass"><dl>${rows.join('')}</dl>
<figure>${stripes(code)}<figcaption>${code}</figcaption></figure></section>`
}

/** Wide and narrow bars by the bits of each character. */
function stripes(code: string): string {
  let x = 0
  const bars: string[] = []
  for (const character of code) {
    for (let bit = 6; bit >= 0; bit -= 1) {
      const width = (character.charCodeAt(0) >> bit) & 1 ? 3 : 1
      bars.push(`<rect x="${x}" width="${width}" height="10"/>`)
      x += width + (bit === 0 ? 4 : 2)
    }
  }
  return `<svg viewBox="0 0 ${x - 4} 10" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`
}
