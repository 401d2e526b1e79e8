import type { MiniAppHost } from '../../sdk/src'
import { begin, dayIn, errorLine, failed, pictureOf, placeOf, whereOf } from './begin'
import { codeOf } from './calls'
import { el, show } from './dom'
import { areValid, type Field, fieldOf } from './fields'
import { apiOf, type Room, type Slot } from './reserveApi'
import { messagesIn, type Words } from './reserveMessages'
import { slotGrid } from './reserveSlots'

/**
 * The first-party app for spaces. It uses only the SDK and its session, and runs at another origin
 * than its host.
 */
type Desk = { host: MiniAppHost; api: ReturnType<typeof apiOf>; words: Words; language: string }

const open = (host: MiniAppHost, words: Words) =>
  list({ host, api: apiOf(host), words, language: host.handshake.language })

function costOf(
  { price, currency_type: currency }: Room,
  slots: number,
  { words, language }: Desk,
) {
  if (!price) return words.free
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? 'USD' })
  return format.format(price * slots)
}

/** A number of slots as hours and minutes. */
function durationOf({ slot_minutes: each }: Room, slots: number, { language }: Desk): string {
  const minutes = each * slots
  const unit = minutes % 60 === 0 ? 'hour' : 'minute'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    unit === 'hour' ? minutes / 60 : minutes,
  )
}

/** The price of a slot, and its length. */
const rateOf = (room: Room, desk: Desk) =>
  room.price ? `${costOf(room, 1, desk)} / ${durationOf(room, 1, desk)}` : desk.words.free

/** Counts what the user has opened: a reply to an earlier request would replace what they see. */
let opened = 0

async function list(desk: Desk): Promise<void> {
  const { api, words, host } = desk
  opened += 1
  const mine = opened
  try {
    const rooms = await api.rooms()
    if (mine !== opened) return
    show(
      words.title,
      whereOf(host),
      rooms.length === 0
        ? el('p', { class: 'empty' }, words.empty)
        : el('ul', { class: 'rooms' }, ...rooms.map((room) => entryOf(room, desk))),
    )
  } catch {
    if (mine === opened) failed(words, () => list(desk))
  }
}

const entryOf = (room: Room, desk: Desk) =>
  el(
    'li',
    { class: 'room' },
    pictureOf(desk.host, room.image_url) ?? el('span'),
    el(
      'div',
      {},
      el('h2', {}, el('button', { click: () => void choose(room, desk) }, room.name)),
      el('p', { class: 'muted' }, rateOf(room, desk)),
      room.needs_approval ? el('p', { class: 'pill' }, desk.words.approval) : null,
    ),
  )

/** @param typed the answers that the user has typed for another day */
async function choose(
  room: Room,
  desk: Desk,
  date?: string,
  typed: readonly string[] = [],
): Promise<void> {
  const { api, words, host } = desk
  opened += 1
  const mine = opened
  const day = date ?? dayIn(new Date(Date.now() + 86_400_000), host.handshake.building?.timezone)
  try {
    const { timezone, slots } = await api.slots(room, day)
    if (mine !== opened) return
    show(
      room.name,
      el(
        'p',
        { class: 'muted' },
        [rateOf(room, desk), room.needs_approval && words.approval].filter(Boolean).join(' · '),
      ),
      bannerOf(room, desk),
      room.details ? el('p', {}, room.details) : null,
      formOf(room, desk, { day, zone: timezone, slots, typed }),
    )
  } catch {
    if (mine === opened) failed(words, () => choose(room, desk, day, typed))
  }
}

function bannerOf({ image_url }: Room, { host }: Desk) {
  const picture = pictureOf(host, image_url)
  picture?.classList.add('banner')
  return picture
}

type Day = { day: string; zone: string; slots: Slot[]; typed: readonly string[] }

function formOf(room: Room, desk: Desk, { day, zone, slots: first, typed }: Day): HTMLFormElement {
  const { words, language } = desk
  let slots = first
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeStyle: 'short' })
  const { line, emit } = errorLine()
  const date = fieldOf(
    words.day,
    el('input', {
      type: 'date',
      value: day,
      min: dayIn(new Date(), zone),
      required: true,
      change: (event) => {
        const { value } = event.target as HTMLInputElement
        if (value === '') return
        // Until the slots of that day are there, those of this one would be booked.
        grid.element.disabled = true
        send.ariaDisabled = 'true'
        void choose(room, desk, value, answers())
      },
    }),
  )
  const hasFree = slots.some(({ state }) => state === 'free')
  const length = el('select', { name: 'length', change: () => update() })
  const grid = slotGrid(slots, {
    words,
    time: (instant) => clock.format(new Date(instant)),
    most: room.most_slots,
    onChoose: () => offerLengths(),
  })
  const lengthField = fieldOf(words.howLong, length)
  lengthField.element.hidden = true
  const span = el('span')
  const cost = el('b')
  const total = el('p', { class: 'total', 'aria-live': 'polite' }, span, cost)
  total.hidden = true
  /** The lengths that fit from the chosen slot on. */
  function offerLengths() {
    const before = Number(length.value) || 1
    const longest = grid.longest()
    length.replaceChildren(
      ...Array.from({ length: longest }, (_, n) =>
        el('option', { value: String(n + 1) }, durationOf(room, n + 1, desk)),
      ),
    )
    length.value = String(Math.min(before, longest))
    lengthField.element.hidden = longest < 2
    grid.setProblem(null)
    update()
  }
  function update() {
    const at = grid.chosen()
    if (at === null) return
    const count = Number(length.value)
    grid.mark(count)
    span.textContent = spanOf(slots, { at, count }, clock)
    cost.textContent = costOf(room, count, desk)
    total.hidden = false
  }
  /** After another user has booked the chosen slot. */
  async function offerOthers() {
    const fresh = await desk.api.slots(room, day).catch(() => null)
    if (fresh !== null) {
      slots = fresh.slots
      grid.replace(slots)
      lengthField.element.hidden = true
      total.hidden = true
    }
    grid.setProblem(words.gone)
  }
  const questions = room.questions.map((question, n) => questionOf(question, n, typed[n]))
  const answers = () => questions.map(({ control }) => control.value)
  const key = crypto.randomUUID()
  const send = el('button', { type: 'submit' }, room.needs_approval ? words.ask : words.book)
  const submit = async (event: Event) => {
    event.preventDefault()
    if (send.ariaDisabled === 'true') return
    const at = grid.chosen()
    const isComplete = areValid([date, ...questions], (control) => {
      if (control === date.control) return words.chooseDay
      return control.validity.badInput ? words.number : words.answer
    })
    if (at === null) grid.setProblem(words.chooseTime)
    if (at === null || !isComplete) return
    const count = Number(length.value)
    const start = slots[at]?.start_at ?? ''
    const given = answers()
    const asked = room.questions.map(({ question }, n) => ({ question, answer: given[n] ?? '' }))
    send.ariaDisabled = 'true'
    try {
      await desk.api.book(room, { start, slots: count, answers: asked }, `${key}-${start}-${count}`)
      booked(room, desk, { when: whenOf(slots, { at, count }, { zone, language }), count })
    } catch (error) {
      const code = codeOf(error)
      if (code.startsWith('slot_')) await offerOthers()
      else if (code === 'answer_missing') emit(words.missing)
      else emit(code === 'too_many_bookings' ? words.tooMany : words.notBooked)
      send.ariaDisabled = 'false'
    }
  }
  return el(
    'form',
    { novalidate: true, submit: (event) => void submit(event) },
    line,
    date.element,
    hasFree ? grid.element : el('p', { class: 'empty' }, words.none),
    ...(hasFree ? [lengthField.element, ...questions.map(({ element }) => element), total] : []),
    el(
      'div',
      { class: 'row' },
      hasFree ? send : null,
      el('button', { type: 'button', class: 'plain', click: () => void list(desk) }, words.back),
    ),
  )
}

type Chosen = { at: number; count: number }

const endOf = (slots: Slot[], { at, count }: Chosen) => slots[at + count - 1]?.end_at ?? ''

const spanOf = (slots: Slot[], chosen: Chosen, clock: Intl.DateTimeFormat) =>
  clock.formatRange(new Date(slots[chosen.at]?.start_at ?? ''), new Date(endOf(slots, chosen)))

function whenOf(
  slots: Slot[],
  chosen: Chosen,
  { zone, language }: { zone: string; language: string },
): { day: string; time: string } {
  const start = new Date(slots[chosen.at]?.start_at ?? '')
  const day = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeStyle: 'short' })
  return { day: day.format(start), time: spanOf(slots, chosen, clock) }
}

function questionOf(
  { question, type, required, choices }: Room['questions'][number],
  n: number,
  typed: string | undefined,
): Field {
  const name = `answer-${n}`
  const control =
    type === 'choice'
      ? el(
          'select',
          { name, required },
          ...(choices ?? []).map((choice) => el('option', {}, choice)),
        )
      : el('input', {
          name,
          required,
          type: type === 'number' ? 'number' : 'text',
          ...(type === 'number' && { min: '1', inputmode: 'numeric' }),
        })
  if (typed !== undefined) control.value = typed
  return fieldOf(question, control)
}

type Booked = { when: { day: string; time: string }; count: number }

function booked(room: Room, desk: Desk, { when, count }: Booked): void {
  const { words, host } = desk
  opened += 1
  const facts: [string, string][] = [
    [words.day, when.day],
    [words.time, when.time],
    [words.place, placeOf(host)],
    [words.price, costOf(room, count, desk)],
  ]
  show(
    room.needs_approval ? words.waiting : words.done,
    el(
      'article',
      { class: 'ticket' },
      pictureOf(host, room.image_url),
      el('h2', {}, room.name),
      el('dl', {}, ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])),
    ),
    el('p', { class: 'muted' }, room.needs_approval ? words.decision : words.find),
    el(
      'div',
      { class: 'row' },
      el('button', { click: () => void host.closeWebView() }, words.close),
      el('button', { class: 'plain', click: () => void list(desk) }, words.another),
    ),
  )
}

void begin(messagesIn, open)
