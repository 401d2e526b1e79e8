import { escapeHtml } from '@server/http/escapeHtml'
import { readForm } from '@server/http/readForm'
import type { Variables } from '@server/http/variables'
import type { Context, Hono } from 'hono'
import { spaces } from '../places'
import { type House, houseAsked, housePage, inLanguage } from './house'
import { houseClock } from './houseClock'
import { drawDay, spacesCss } from './roomDay'
import { busyHours, closing, opening, rooms } from './rooms'

/** The page of free rooms today, where a press books an hour. Nothing is stored. */
export function serveSpaces(app: Hono<{ Variables: Variables }>, now: () => Date): void {
  app.get(spaces, (context) => {
    context.set('route', spaces)
    return find(context, houseAsked(context), now())
  })
  app.post(spaces, async (context) => {
    context.set('route', spaces)
    const house = houseAsked(context)
    const form = (await readForm(context, { bytes: 4096, files: 0, fileBytes: 0 })) as Record<
      string,
      unknown
    >
    const room = rooms[house.key].find(({ key }) => key === form.room)
    const hour = Number(form.hour)
    const { day } = houseClock(house, now())
    const isFree =
      room !== undefined &&
      Number.isInteger(hour) &&
      hour >= opening &&
      hour < closing &&
      !busyHours(house.key, room, day).has(hour)
    if (!isFree) return find(context, house, now(), true)
    return held(context, house, now(), room.name, hour)
  })
}

function find(context: Context, house: House, now: Date, isTaken = false): Response {
  const say = (english: string, german: string) => inLanguage(house, english, german)
  const { day, longDay, minutes, write } = houseClock(house, now)
  const asked = Number(context.req.query('people'))
  const people = [2, 6, 12].includes(asked) ? asked : 1
  const choices = [1, 2, 6, 12].map(
    (many) =>
      `<option value="${many}"${many === people ? ' selected' : ''}>${many === 1 ? say('Any size', 'Jede Größe') : say(`${many} or more`, `${many} und mehr`)}</option>`,
  )
  const shown = rooms[house.key]
    .filter(({ seats }) => seats >= people)
    .map((room) => {
      const busy = busyHours(house.key, room, day)
      const free = Array.from({ length: closing - opening }, (_, n) => opening + n).filter(
        (hour) => !busy.has(hour) && hour * 60 + 60 > minutes,
      )
      const hours = free.map((hour) => `<option value="${hour}">${write(hour * 60)}</option>`)
      return `<section class="room"><h2>${escapeHtml(room.name)}</h2>
<p class="quiet">${escapeHtml(say(room.english, room.german))} · ${say(`${room.seats} seats`, `${room.seats} Plätze`)}</p>
${drawDay(busy, minutes, {
  label: say(
    `Free hours of ${room.name}: ${free.map((hour) => write(hour * 60)).join(', ') || 'none left'}`,
    `Freie Stunden in ${room.name}: ${free.map((hour) => write(hour * 60)).join(', ') || 'keine mehr'}`,
  ),
  write,
})}
${
  hours.length === 0
    ? `<p>${say('Nothing free any more today.', 'Heute ist nichts mehr frei.')}</p>`
    : `<form method="post" class="hold"><input type="hidden" name="room" value="${room.key}"><label><span>${say('Hour', 'Stunde')}</span><select name="hour">${hours.join('')}</select></label><button>${say('Hold it', 'Vormerken')}<span class="unseen"> ${escapeHtml(room.name)}</span></button></form>`
}</section>`
    })
  return housePage(context, house, {
    title: say('Find a room', 'Raum finden'),
    css: spacesCss,
    content: `<p class="quiet">${escapeHtml(longDay)}. ${say('Filled is taken, open is yours.', 'Gefüllt ist vergeben, offen ist frei.')}</p>
${isTaken ? `<p class="error" role="alert">${say('That hour is taken. Choose another one.', 'Diese Stunde ist vergeben. Bitte eine andere wählen.')}</p>` : ''}
<form class="hold"><input type="hidden" name="building" value="${house.key}"><input type="hidden" name="lang" value="${house.lang}"><label><span>${say('For how many?', 'Für wie viele?')}</span><select name="people">${choices.join('')}</select></label><button>${say('Show', 'Zeigen')}</button></form>
${shown.join('\n')}`,
    ...(isTaken && { status: 422 }),
  })
}

function held(context: Context, house: House, now: Date, room: string, hour: number): Response {
  const say = (english: string, german: string) => inLanguage(house, english, german)
  const { write } = houseClock(house, now)
  const [from, until] = [write(hour * 60), write(hour * 60 + 60)]
  return housePage(context, house, {
    title: say('Held for you', 'Für Sie vorgemerkt'),
    content: `<p>${escapeHtml(say(`${room}, today from ${from} to ${until}.`, `${room}, heute von ${from} bis ${until}.`))}</p>
<p class="quiet">${say('Whoever is not there after ten minutes leaves the room to others.', 'Wer nach zehn Minuten nicht da ist, gibt den Raum wieder frei.')}</p>
<p><a class="again" href="${spaces}?building=${house.key}&amp;lang=${house.lang}">${say('Back to the rooms', 'Zurück zu den Räumen')}</a></p>`,
  })
}
