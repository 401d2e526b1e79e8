import type { MiniAppHost } from '../../sdk/src'
import { begin, dayIn, errorLine, whereOf } from './begin'
import { callsOf } from './calls'
import { el, show } from './dom'
import { messagesIn, type Words } from './visitorsMessages'

const dayMs = 86_400_000

/**
 * An example of a mini-app that writes: it invites a visitor for tomorrow at ten by its own session, and shows their
 * code. The complete form is a page of the host.
 */
async function open(host: MiniAppHost, words: Words): Promise<void> {
  const { building } = host.handshake
  const call = callsOf(host)
  const { line, emit } = errorLine()
  // The same for every attempt, so that nothing is sent twice; other input is another intent.
  let key = crypto.randomUUID()
  const send = async () => {
    const date = dayIn(new Date(Date.now() + dayMs), building?.timezone)
    const invitation = { ...Object.fromEntries(new FormData(form)), date, time: '10:00' }
    try {
      const { code } = (await call(`/portico/v1/buildings/${building?.uuid ?? ''}/visitors`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify(invitation),
      })) as { code: string }
      const close = el('button', { click: () => void host.closeWebView() }, words.close)
      show(words.invited, el('p', { class: 'code' }, code), close)
    } catch {
      emit(words.notSent)
    }
  }
  const field = (label: string, name: string, type = 'text') =>
    el('label', {}, label, el('input', { name, type, required: true, maxlength: '100' }))
  const form = el(
    'form',
    {
      input: () => {
        key = crypto.randomUUID()
      },
      submit: (event) => {
        event.preventDefault()
        void send()
      },
    },
    el('h2', {}, words.invite),
    line,
    field(words.firstName, 'first_name'),
    field(words.lastName, 'last_name'),
    field(words.email, 'email', 'email'),
    el('button', { type: 'submit' }, words.send),
  )
  show(words.title, whereOf(host), form)
}

void begin(messagesIn, open)
