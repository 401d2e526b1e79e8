import type { MiniAppHost } from '../../sdk/src'
import { begin, failed, placeOf, whereOf } from './begin'
import { codeOf } from './calls'
import { el, show } from './dom'
import { apiOf, type Visitor } from './visitorsApi'
import type { Desk } from './visitorsDesk'
import { invitationForm } from './visitorsForm'
import { messagesIn, type Words } from './visitorsMessages'

const freshMs = 20_000

/** The first-party app for visitors. Like that for spaces, it uses only the SDK and its session. */
const open = (host: MiniAppHost, words: Words) =>
  list({ host, api: apiOf(host), words, language: host.handshake.language, draft: {} })

async function list(desk: Desk, text: string | null = null): Promise<void> {
  const { api, words, host } = desk
  try {
    const visitors = await api.visitors()
    const all = el('div', {}, ...sectionsOf(visitors, desk))
    show(
      words.title,
      whereOf(host),
      text === null ? null : el('p', { class: 'alert' }, text),
      el('button', { click: () => invite(desk) }, words.invite),
      all,
    )
    refreshDates(all, visitors, desk)
  } catch {
    failed(words, () => list(desk))
  }
}

/**
 * Polls for changes at the front desk while the list is visible, but does not update it while the
 * user interacts with it.
 */
function refreshDates(all: HTMLElement, before: Visitor[], desk: Desk): void {
  let known = JSON.stringify(before)
  const timer = setInterval(() => {
    if (!all.isConnected) {
      clearInterval(timer)
      return
    }
    if (document.hidden || all.contains(document.activeElement)) return
    desk.api.visitors().then(
      (visitors) => {
        if (JSON.stringify(visitors) === known || all.contains(document.activeElement)) return
        known = JSON.stringify(visitors)
        all.replaceChildren(...sectionsOf(visitors, desk))
      },
      // The list stays; the next interval retries.
      () => undefined,
    )
  }, freshMs)
}

const isOpen = ({ status }: Visitor) => status === 'expected' || status === 'checked_in'

function sectionsOf(visitors: Visitor[], desk: Desk): Node[] {
  const { words } = desk
  const before = visitors.filter((visitor) => !isOpen(visitor))
  const coming = visitors.filter(isOpen)
  return [
    el('h2', {}, words.coming),
    coming.length === 0
      ? el('p', { class: 'empty' }, words.empty)
      : el('ul', { class: 'people' }, ...coming.map((visitor) => entryOf(visitor, desk))),
    ...(before.length === 0
      ? []
      : [
          el('h2', {}, words.before),
          el('ul', { class: 'people' }, ...before.map((visitor) => entryOf(visitor, desk))),
        ]),
  ]
}

const nameOf = ({ first_name: first, last_name: last }: Visitor) => `${first} ${last}`

const whenOf = ({ expected_at: at, timezone: timeZone }: Visitor, { language }: Desk) =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )

function entryOf(visitor: Visitor, desk: Desk): HTMLElement {
  const { words } = desk
  const name = nameOf(visitor)
  const about = [whenOf(visitor, desk), visitor.company].filter(Boolean).join(' · ')
  const act = (word: string, click: () => void) =>
    el('button', { class: 'plain', 'aria-label': `${word}: ${name}`, click }, word)
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('h3', {}, name),
      el('p', { class: 'muted' }, about),
      el('p', { class: `status ${visitor.status}` }, words.statuses[visitor.status]),
      visitor.code ? el('p', { class: 'code' }, visitor.code) : null,
    ),
    visitor.status === 'expected' ? act(words.cancel, () => confirmCancel(visitor, desk)) : null,
    visitor.status === 'checked_in' ? act(words.left, () => void leave(visitor, desk)) : null,
  )
}

function invite(desk: Desk): void {
  show(
    desk.words.invite,
    invitationForm(desk, {
      onBack: () => void list(desk),
      onInvited: (visitor) => {
        desk.draft = {}
        invited(visitor, desk)
      },
    }),
  )
}

function invited(visitor: Visitor, desk: Desk): void {
  const { words, host } = desk
  show(
    words.invited,
    el(
      'article',
      { class: 'ticket' },
      el('h2', {}, nameOf(visitor)),
      el(
        'dl',
        {},
        el('dt', {}, words.time),
        el('dd', {}, whenOf(visitor, desk)),
        el('dt', {}, words.place),
        el('dd', {}, placeOf(host)),
      ),
    ),
    el('p', {}, words.mailed),
    el('p', { class: 'code large' }, visitor.code ?? ''),
    el(
      'div',
      { class: 'row' },
      el('button', { click: () => void list(desk) }, words.toList),
      el('button', { class: 'plain', click: () => void host.closeWebView() }, words.close),
    ),
  )
}

function confirmCancel(visitor: Visitor, desk: Desk): void {
  const { words } = desk
  const key = crypto.randomUUID()
  const yes = el('button', { click: () => void cancel() }, words.cancel)
  const cancel = async () => {
    yes.disabled = true
    await decide(() => desk.api.cancel(visitor, key), desk)
  }
  show(
    words.cancelTitle,
    el('p', {}, nameOf(visitor)),
    el('p', { class: 'muted' }, words.cancelText),
    el(
      'div',
      { class: 'row' },
      yes,
      el('button', { class: 'plain', click: () => void list(desk) }, words.keep),
    ),
  )
}

const leave = (visitor: Visitor, desk: Desk) =>
  decide(() => desk.api.hasLeft(visitor, crypto.randomUUID()), desk)

/** Whatever the result, the list then shows the current state. */
async function decide(act: () => Promise<Visitor>, desk: Desk): Promise<void> {
  const { words } = desk
  try {
    await act()
    await list(desk)
  } catch (error) {
    await list(desk, codeOf(error).startsWith('visitor_not_') ? words.late : words.notSent)
  }
}

void begin(messagesIn, open)
