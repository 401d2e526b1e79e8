import { dayIn, errorLine } from './begin'
import { codeOf } from './calls'
import { el } from './dom'
import { areValid, type Field, fieldOf } from './fields'
import type { Invitation, Visitor } from './visitorsApi'
import type { Desk } from './visitorsDesk'

type Name = keyof Invitation
type Ends = { onBack: () => void; onInvited: (visitor: Visitor) => void }

/**
 * The form of an invitation. Every input is stored in the draft, so that neither an error nor going
 * back loses it.
 */
export function invitationForm(desk: Desk, { onBack, onInvited }: Ends): HTMLFormElement {
  const { words, host, draft, api } = desk
  const { building, user } = host.handshake
  const tomorrow = dayIn(new Date(Date.now() + 86_400_000), building?.timezone)
  const options: Invitation = {
    first_name: '',
    last_name: '',
    email: '',
    company: '',
    host_name: user === null ? '' : `${user.first_name} ${user.last_name}`,
    date: tomorrow,
    time: '10:00',
    note: '',
    ...draft,
  }
  const keep = (name: Name) => (event: Event) => {
    const { value } = event.target as HTMLInputElement | HTMLTextAreaElement
    options[name] = value
    draft[name] = value
  }
  const field = (label: string, name: Name, more: Record<string, string | boolean> = {}) =>
    fieldOf(
      label,
      el('input', {
        name,
        value: options[name],
        autocomplete: 'off',
        maxlength: '80',
        input: keep(name),
        ...more,
      }),
    )
  const note = el('textarea', { name: 'note', rows: '3', maxlength: '500', input: keep('note') })
  note.value = options.note
  const required = { required: true }
  const email = field(words.email, 'email', { type: 'email', required: true, maxlength: '200' })
  const date = field(words.day, 'date', {
    type: 'date',
    required: true,
    min: dayIn(new Date(), building?.timezone),
  })
  const time = field(words.time, 'time', { type: 'time', required: true })
  const fields = {
    first: field(words.firstName, 'first_name', required),
    last: field(words.lastName, 'last_name', required),
    email,
    company: field(words.company, 'company'),
    host: field(words.host, 'host_name', required),
    date,
    time,
    note: fieldOf(words.note, note),
  }
  const problemOf = (control: Field['control']) => {
    if (control === date.control || control === time.control) return words.wrongTime
    return control === email.control && control.value !== '' ? words.wrongEmail : words.fill
  }
  const { line, emit } = errorLine()
  const send = el('button', { type: 'submit' }, words.send)
  /** The idempotency key of one intent; changed input starts another. */
  let intent = { text: '', key: '' }
  const submit = async (event: Event) => {
    event.preventDefault()
    if (send.ariaDisabled === 'true' || !areValid(Object.values(fields), problemOf)) return
    const text = JSON.stringify(options)
    if (intent.text !== text) intent = { text, key: crypto.randomUUID() }
    send.ariaDisabled = 'true'
    try {
      onInvited(await api.invite({ ...options }, intent.key))
    } catch (error) {
      send.ariaDisabled = 'false'
      const code = codeOf(error)
      // A final refusal ends the intent, so that the same input can be sent again with a new key.
      if (code !== '') intent = { text: '', key: '' }
      if (code === 'visit_time_invalid') {
        date.setProblem(words.wrongTime)
        date.control.focus()
      } else emit(code.startsWith('too_many') ? words.tooMany : words.notSent)
    }
  }
  return el(
    'form',
    { novalidate: true, submit: (event) => void submit(event) },
    line,
    el('div', { class: 'two' }, fields.first.element, fields.last.element),
    fields.email.element,
    fields.company.element,
    fields.host.element,
    el('div', { class: 'two' }, date.element, time.element),
    fields.note.element,
    el(
      'div',
      { class: 'row' },
      send,
      el('button', { type: 'button', class: 'plain', click: onBack }, words.back),
    ),
  )
}
