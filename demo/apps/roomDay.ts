import { escapeHtml } from '@server/http/escapeHtml'
import { closing, opening } from './rooms'

export const spacesCss = `
.room { padding: 1rem 0 1.25rem; border-bottom: 1px solid #d5d9de }
.room h2 { margin: 0 }
.room svg { display: block; width: 100%; height: auto; color: var(--brand) }
.hold { display: flex; gap: .75rem; align-items: end; flex-wrap: wrap; margin: .75rem 0 0 }
.hold label { display: grid; gap: .25rem; font-size: .875rem }
.hold select { min-width: 9rem }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (prefers-color-scheme: dark) { .room { border-color: #3a4048 } .room svg { color: var(--glow) } }
`

type LocalizedContent = { label: string; write: (minutes: number) => string }

/** The day of a room as a band of hours: taken hours are filled, and a line marks the present time. */
export function drawDay(
  busy: ReadonlySet<number>,
  minutes: number,
  { label, write }: LocalizedContent,
): string {
  const each = 58
  const hours = Array.from({ length: closing - opening }, (_, n) => opening + n)
  const width = hours.length * each
  const cells = hours.map((hour, n) => {
    const look = busy.has(hour) ? 'fill="currentColor"' : 'fill="none" stroke="currentColor"'
    const written = n % 2 === 0 ? write(hour * 60) : ''
    return `<rect x="${n * each + 2}" y="2" width="${each - 4}" height="26" rx="4" ${look}/><text x="${n * each + 2}" y="46" font-size="14" fill="currentColor">${written}</text>`
  })
  const at = ((minutes - opening * 60) / 60) * each
  const hand =
    at > 0 && at < width
      ? `<path d="M${Math.round(at)} 0v30" stroke="var(--accent)" stroke-width="4"/>`
      : ''
  return `<svg viewBox="0 0 ${width} 50" role="img" aria-label="${escapeHtml(label)}">${cells.join('')}${hand}</svg>`
}
