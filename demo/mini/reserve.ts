import type { MiniAppHost } from '../../sdk/src'
import { begin, whereOf } from './begin'
import { callsOf } from './calls'
import { el, show } from './dom'
import { messagesIn, type Words } from './reserveMessages'

/** What this app shows of the API's reply. */
type Space = { name: string; details?: string | null }

/**
 * An example of a mini-app that reads: it learns from the handshake who the user is and where, calls the API with its
 * own session, and closes itself. Booking a space is a page of the host.
 */
async function open(host: MiniAppHost, words: Words): Promise<void> {
  const { building, language } = host.handshake
  const path = `/portico/v1/buildings/${building?.uuid ?? ''}/resources?lang=${language}`
  const spaces = (await callsOf(host)(path)) as Space[]
  show(
    words.title,
    whereOf(host),
    spaces.length === 0 ? el('p', {}, words.empty) : el('ul', {}, ...spaces.map(entryOf)),
    el('button', { click: () => void host.closeWebView() }, words.close),
  )
}

const entryOf = ({ name, details }: Space) =>
  el('li', {}, el('h2', {}, name), el('p', { class: 'muted' }, details ?? ''))

void begin(messagesIn, open)
