import { connect, MiniAppError, type MiniAppHost } from '../../sdk/src'
import { apiOf, Refused, type Room, type Slot } from './api'
import { el, show } from './dom'
import { type Words, wordsIn } from './words'

/** The first-party app for spaces. It knows the package and its session alone; it runs at another origin than its host. */
type Desk = { host: MiniAppHost; api: ReturnType<typeof apiOf>; words: Words; language: string }

const { appUuid = '', hosts = '' } = document.documentElement.dataset

async function start(): Promise<void> {
  const before = wordsIn(navigator.language)
  show(before.title, el('p', { class: 'quiet' }, before.loading))
  try {
    const host = await connect({ appUuid, hosts: hosts.split(' '), connectTimeoutMs: 8000 })
    const { language, theme } = host.introduction
    document.documentElement.lang = language.slice(0, 2)
    // A key that is pressed in a frame is not heard by the page around it.
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') void host.closeWebView()
    })
    wear(theme?.primary_color ?? null)
    await list({ host, api: apiOf(host), words: wordsIn(language), language })
  } catch (error) {
    const isAlone = error instanceof MiniAppError && error.code === 'no_host'
    failed(before, start, isAlone ? before.alone : before.failed)
  }
}

/** The colour of the brand, and on it whichever of black and white can be read. */
function wear(colour: string | null): void {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '')
  if (colour === null || parts === null) return
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 140
  const { style } = document.documentElement
  style.setProperty('--brand', colour)
  style.setProperty('--on-brand', isLight ? '#17191c' : '#fff')
}

function failed(words: Words, retry: () => Promise<void>, text = words.failed): void {
  show(
    words.title,
    el('p', { class: 'error' }, text),
    el('button', { click: () => void retry() }, words.again),
  )
}

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
    const name = host.introduction.user?.first_name
    show(
      words.title,
      el(
        'p',
        { class: 'quiet' },
        [host.introduction.building?.name, name].filter(Boolean).join(' · '),
      ),
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

/** The day, by the clock of the building. */
const dayIn = (at: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

async function choose(room: Room, desk: Desk, date?: string): Promise<void> {
  const { api, words, host, language } = desk
  const zone = host.introduction.building?.timezone
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
  const said = el('p', { class: 'error', tabindex: '-1', hidden: true })
  const tell = (text: string) => {
    said.textContent = text
    said.hidden = false
    said.focus()
  }
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
      const code = error instanceof Refused ? error.message : ''
      tell(
        code.startsWith('slot_')
          ? words.taken
          : code === 'answer_missing'
            ? words.missing
            : words.notBooked,
      )
    }
  }
  const form: HTMLFormElement = el(
    'form',
    { submit: (event) => void submit(event) },
    said,
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

void start()
