import type { MiniAppHost } from '../../sdk/src'
import { begin, dayIn, errorLine, failed, whereOf } from './begin'
import { codeOf } from './calls'
import { el, show } from './dom'
import { apiOf, type Room, type Slot } from './reserveApi'
import { messagesIn, type Words } from './reserveMessages'

/**
 * The first-party app for spaces. It uses only the SDK and its session, and runs at another origin
 * than its host.
 */
type Desk = { host: MiniAppHost; api: ReturnType<typeof apiOf>; words: Words; language: string }

const open = (host: MiniAppHost, words: Words) =>
  list({ host, api: apiOf(host), words, language: host.handshake.language })

const priceOf = ({ price, currency_type: currency }: Room, { words, language }: Desk) =>
  price
    ? new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? 'USD' }).format(
        price,
      )
    : words.free

async function list(desk: Desk): Promise<void> {
  const { api, words, host } = desk
  try {
    const rooms = await api.rooms()
    show(
      words.title,
      whereOf(host),
      rooms.length === 0
        ? el('p', {}, words.empty)
        : el('ul', {}, ...rooms.map((room) => entryOf(room, desk))),
    )
  } catch {
    failed(words, () => list(desk))
  }
}

const entryOf = (room: Room, desk: Desk) =>
  el(
    'li',
    {},
    el(
      'div',
      {},
      el('h2', {}, room.name),
      el(
        'p',
        { class: 'quiet' },
        [priceOf(room, desk), room.needs_approval ? desk.words.approval : null]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    el(
      'button',
      { 'aria-label': `${desk.words.choose}: ${room.name}`, click: () => void choose(room, desk) },
      desk.words.choose,
    ),
  )

async function choose(room: Room, desk: Desk, date?: string): Promise<void> {
  const { api, words, host, language } = desk
  const zone = host.handshake.building?.timezone
  const day = date ?? dayIn(new Date(Date.now() + 86_400_000), zone)
  try {
    const { timezone, slots } = await api.slots(room, day)
    show(
      room.name,
      el('p', { class: 'quiet' }, room.details ?? priceOf(room, desk)),
      formOf(room, desk, { day, zone: timezone, slots, language }),
    )
  } catch {
    failed(words, () => choose(room, desk, day))
  }
}

type Day = { day: string; zone: string; slots: Slot[]; language: string }

function formOf(room: Room, desk: Desk, { day, zone, slots, language }: Day): HTMLFormElement {
  const { words } = desk
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, timeStyle: 'short' })
  const free = slots.filter(({ is_free }) => is_free)
  const { line, emit } = errorLine()
  const date = el('input', {
    type: 'date',
    value: day,
    change: (event) => {
      const { value } = event.target as HTMLInputElement
      if (value !== '') void choose(room, desk, value)
    },
  })
  const times = el(
    'select',
    { name: 'start' },
    ...free.map(({ start_at, end_at }) =>
      el(
        'option',
        { value: start_at },
        `${time.format(new Date(start_at))} – ${time.format(new Date(end_at))}`,
      ),
    ),
  )
  const key = crypto.randomUUID()
  const send = el('button', { type: 'submit' }, words.book)
  const submit = async (event: Event) => {
    event.preventDefault()
    const answers = room.questions.map(({ question }, n) => ({
      question,
      answer: valueIn(form, n),
    }))
    send.disabled = true
    try {
      await desk.api.book(room, times.value, answers, `${key}-${times.value}`)
      booked(room, desk)
    } catch (error) {
      send.disabled = false
      const code = codeOf(error)
      if (code.startsWith('slot_')) emit(words.taken)
      else if (code === 'answer_missing') emit(words.missing)
      else emit(code === 'too_many_bookings' ? words.tooMany : words.notBooked)
    }
  }
  const form: HTMLFormElement = el(
    'form',
    { submit: (event) => void submit(event) },
    line,
    el('label', {}, words.day, date),
    free.length === 0 ? el('p', {}, words.none) : el('label', {}, words.time, times),
    ...(free.length === 0 ? [] : room.questions.map((question, n) => questionOf(question, n))),
    el(
      'div',
      { class: 'row' },
      free.length === 0 ? null : send,
      el('button', { type: 'button', class: 'plain', click: () => void list(desk) }, words.back),
    ),
  )
  return form
}

const valueIn = (form: HTMLFormElement, n: number): string => {
  const value = new FormData(form).get(`answer-${n}`)
  return typeof value === 'string' ? value : ''
}

function questionOf({ question, type, required, choices }: Room['questions'][number], n: number) {
  const name = `answer-${n}`
  const field =
    type === 'choice'
      ? el(
          'select',
          { name, required },
          ...(choices ?? []).map((choice) => el('option', {}, choice)),
        )
      : el('input', { name, required, type: type === 'number' ? 'number' : 'text' })
  return el('label', {}, question, field)
}

function booked(room: Room, { words, host }: Desk): void {
  show(
    room.needs_approval ? words.waiting : words.done,
    el('p', {}, room.name),
    el('p', { class: 'quiet' }, words.find),
    el('button', { click: () => void host.closeWebView() }, words.close),
  )
}

void begin(messagesIn, open)
