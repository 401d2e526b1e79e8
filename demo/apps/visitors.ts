import { randomInt } from 'node:crypto'
import { escapeHtml } from '@server/http/escapeHtml'
import { readForm } from '@server/http/readForm'
import type { Variables } from '@server/http/variables'
import type { Context, Hono } from 'hono'
import { visitors } from '../places'
import { type House, houseAsked, housePage, inLanguage } from './house'
import { houseClock } from './houseClock'
import { drawPass, passCss } from './visitorPass'

type Given = { guest: string; company: string; host: string; day: string; hour: string }
const names = ['guest', 'company', 'host', 'day', 'hour'] as const

/** Registers a guest for the desk and answers with the pass; it keeps nothing. */
export function serveVisitors(app: Hono<{ Variables: Variables }>, now: () => Date): void {
  app.get(visitors, (context) => {
    context.set('route', visitors)
    // Our own origin is not one that tokens go to. Where a deployment says otherwise, or somebody writes
    // one into the address, it neither stays in the history nor goes along with the form.
    const { searchParams } = new URL(context.req.url)
    if (searchParams.has('token')) {
      searchParams.delete('token')
      return context.redirect(`${visitors}?${searchParams}`, 303)
    }
    const house = houseAsked(context)
    return ask(context, house, now())
  })
  app.post(visitors, async (context) => {
    context.set('route', visitors)
    const house = houseAsked(context)
    const form = await readForm(context, { bytes: 16 * 1024, files: 0, fileBytes: 0 })
    const given = Object.fromEntries(
      names.map((name) => [name, textOf(form, name)] as const),
    ) as Given
    if (!isComplete(given)) return ask(context, house, now(), given)
    return confirm(context, house, now(), given)
  })
}

/** One line of it, and not more than a badge can hold. */
function textOf(form: unknown, name: string): string {
  const value = (form as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, 80) : ''
}

const isDay = (text: string) =>
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && !Number.isNaN(Date.parse(text))

const isComplete = ({ guest, host, day, hour }: Given) =>
  guest !== '' && host !== '' && isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(hour)

function ask(context: Context, house: House, now: Date, given?: Given): Response {
  const say = (english: string, german: string) => inLanguage(house, english, german)
  const { day } = houseClock(house, now)
  const value = (name: keyof Given, otherwise = '') =>
    `name="${name}" value="${escapeHtml(given?.[name] || otherwise)}"`
  return housePage(context, house, {
    title: say('Register a visitor', 'Besuch anmelden'),
    content: `<p class="quiet">${say(
      'The desk prints the badge, and your guest walks straight to the elevator.',
      'Der Empfang druckt den Ausweis, und Ihr Gast geht gleich zum Aufzug.',
    )}</p>
${given === undefined ? '' : `<p class="error" role="alert">${say('A name, your own, a day and an hour are needed.', 'Es fehlt noch ein Name, Ihr eigener, der Tag oder die Uhrzeit.')}</p>`}
<form method="post" class="fields">
<label>${say('Who is coming?', 'Wer kommt?')}<input ${value('guest')} required maxlength="80" autocomplete="off"></label>
<label>${say('From which company? (optional)', 'Von welcher Firma? (freiwillig)')}<input ${value('company')} maxlength="80" autocomplete="off"></label>
<label>${say('Who expects them?', 'Wer erwartet den Besuch?')}<input ${value('host')} required maxlength="80" autocomplete="name"></label>
<div class="two">
<label>${say('Day', 'Tag')}<input type="date" ${value('day', day)} min="${day}" required></label>
<label>${say('Hour', 'Uhrzeit')}<input type="time" ${value('hour', '10:00')} required></label>
</div>
<button>${say('Make the pass', 'Ausweis erstellen')}</button>
</form>`,
    ...(given !== undefined && { status: 422 }),
  })
}

/** Letters and figures that nobody mistakes for each other at a desk. */
const figures = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function confirm(context: Context, house: House, now: Date, given: Given): Response {
  const say = (english: string, german: string) => inLanguage(house, english, german)
  const code = Array.from({ length: 6 }, () => figures.charAt(randomInt(figures.length))).join('')
  const day = new Intl.DateTimeFormat(house.locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(given.day))
  const [hours = 0, minutes = 0] = given.hour.split(':').map(Number)
  const hour = houseClock(house, now).write(hours * 60 + minutes)
  return housePage(context, house, {
    title: say('The pass is ready', 'Der Ausweis ist fertig'),
    css: passCss,
    content: `<p class="quiet">${say('Show it at the desk, on paper or on a phone.', 'Am Empfang zeigen, auf Papier oder auf dem Telefon.')}</p>
${drawPass(code, [
  [say('Guest', 'Gast'), given.guest],
  ...(given.company === '' ? [] : [[say('Company', 'Firma'), given.company] as const]),
  [say('Expected by', 'Erwartet von'), given.host],
  [say('When', 'Wann'), `${day}, ${hour}`],
])}
<p><a class="again" href="${visitors}?building=${house.key}&amp;lang=${house.lang}">${say('Register another visitor', 'Noch einen Besuch anmelden')}</a></p>`,
  })
}
