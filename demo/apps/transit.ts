import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { transit } from '../places'
import { brandPage, inLanguage, requestedBrand } from './house'
import { buildingClock } from './houseClock'
import { type Line, transitLines } from './transitLines'

const css = `
.board { padding: .5rem 1.25rem; color: var(--on-brand); background: var(--ink); border-radius: .75rem }
.board li { display: grid; grid-template-columns: minmax(4rem, auto) 1fr auto; align-items: center; border-color: rgb(255 255 255 / .16) }
.board li:last-child { border: 0 }
.board b { justify-self: start; padding: .125rem .5rem; font-size: .875rem; color: var(--ink); background: var(--glow); border-radius: .25rem }
.board small { display: block; opacity: .8 }
.board .count { text-align: right; font-weight: 600; font-size: 1.125rem }
@media (prefers-color-scheme: dark) { .board { background: #0d0f11 } }
`

/** The minutes until the next departures that are still reachable on foot. */
function comingOf(line: Line, minutes: number): { line: Line; in: number }[] {
  const first = minutes + line.walk
  const wait = (((line.past - first) % line.every) + line.every) % line.every
  return [0, 1, 2].map((nth) => ({ line, in: line.walk + wait + nth * line.every }))
}

/** The page of the next departures, by the clock of the building. */
export function serveTransit(app: Hono<{ Variables: Variables }>, now: () => Date): void {
  app.get(transit, (context) => {
    context.set('route', transit)
    const house = requestedBrand(context)
    const localized = (english: string, german: string) => inLanguage(house, english, german)
    const clock = buildingClock(house, now())
    const coming = transitLines[house.key]
      .flatMap((line) => comingOf(line, clock.minutes))
      .toSorted((a, b) => a.in - b.in)
      .slice(0, 9)
    const rows = coming.map(
      ({ line, in: wait }) =>
        `<li><b>${escapeHtml(line.name)}</b><span>${escapeHtml(line.to)}<small>${escapeHtml(line.from)}, ${line.walk} ${localized('min on foot', 'Min. zu Fuß')}</small></span><span class="count">${wait} min<small><time>${clock.write(clock.minutes + wait)}</time></small></span></li>`,
    )
    return brandPage(context, house, {
      title: localized('Departures', 'Abfahrten'),
      css,
      content: `<p class="muted">${localized('Counted from', 'Gezählt ab')} <time>${clock.write(clock.minutes)}</time>. ${localized('Only what you can still reach on foot.', 'Nur, was zu Fuß noch zu schaffen ist.')}</p>
<ul class="board">${rows.join('')}</ul>
<p><a class="again" href="${transit}?building=${house.key}&amp;lang=${house.lang}">${localized('Count again', 'Neu zählen')}</a></p>`,
    })
  })
}
