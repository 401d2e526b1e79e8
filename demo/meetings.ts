import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import type { Hono } from 'hono'
import { brandOf, brandPage, inLanguage } from './apps/house'
import type { BuildingName } from './buildings'
import { meetings } from './places'

/** Events that can be joined online, by the last part of their meeting's address. */
const rooms = new Map<string, [building: BuildingName, english: string, german?: string]>([
  ['lighthouse', ['meridian', 'Book club: “The Lighthouse Ledger”']],
  ['town-hall', ['meridian', 'Town hall: the next five years of the tower']],
  ['nebelhorn', ['kontorhaus', 'Book circle: “Foghorn”', 'Lesekreis: „Nebelhorn“']],
  ['backstein', ['kontorhaus', 'Brick, a conversation', 'Backstein, ein Gespräch']],
  ['sublet', ['leaseline', 'How to sublet without tears']],
])

/** The waiting page of an online meeting, which opens shortly before the event. */
export function serveMeetings(app: Hono<{ Variables: Variables }>): void {
  app.get(`${meetings}/:room`, (context) => {
    context.set('route', `${meetings}/:room`)
    const room = rooms.get(context.req.param('room'))
    if (room === undefined) throw new Refusal('not_found', { detail: 'No such room.' })
    const [building, english, german = english] = room
    const house = brandOf(building, context.req.query('lang'))
    const write = (inEnglish: string, inGerman: string) => inLanguage(house, inEnglish, inGerman)
    return brandPage(context, house, {
      title: write(english, german),
      content: `<p>${escapeHtml(
        write(
          'The room opens ten minutes before the event and needs no account. Come back then; this address stays the same.',
          'Der Raum öffnet zehn Minuten vor Beginn und braucht kein Konto. Diese Adresse bleibt dieselbe.',
        ),
      )}</p>
<ul>
<li><span>${write('Sound', 'Ton')}</span><span>${write('off until you turn it on', 'aus, bis Sie ihn einschalten')}</span></li>
<li><span>${write('Camera', 'Kamera')}</span><span>${write('may stay off', 'darf aus bleiben')}</span></li>
<li><span>${write('Recording', 'Aufzeichnung')}</span><span>${write('none', 'keine')}</span></li>
</ul>`,
    })
  })
}
