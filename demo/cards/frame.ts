import { cardTypeOf, cvvLengthOf, digitsOf, grouped, isNumber, maxNumber } from './cardTypes'

/**
 * One field of the sandbox provider, in a frame of its origin. Only the other field of the same
 * form and the provider's server receive its value; the surrounding page receives only its length
 * and validity.
 */
const { field = '', host = '', session = '' } = document.documentElement.dataset
const name = 'portico-cards'
const ownOrigin = location.origin

type Message = Record<string, unknown>
type Details = Record<'first_name' | 'last_name' | 'month' | 'year' | 'country', string>

const input = document.createElement('input')
input.type = 'text'
input.inputMode = 'numeric'
input.autocomplete = field === 'number' ? 'cc-number' : 'cc-csc'
input.maxLength = field === 'number' ? 23 : 4
input.setAttribute('aria-required', 'true')
document.body.append(input)

/** Posts to the surrounding page; only the page that opened the frame receives it. */
const emit = (event: string, more: Message = {}) =>
  window.parent.postMessage({ name, session, field, event, ...more }, host)

/** Posts to the other field; only frames of our own origin receive it. */
function postToOther(message: Message, ports: MessagePort[] = []): void {
  const { parent } = window
  for (let n = 0; n < parent.length; n += 1) {
    const frame = parent.frames[n]
    if (frame !== undefined && frame !== window) {
      frame.postMessage({ name, session, ...message }, ownOrigin, ports)
    }
  }
}

const number = () => digitsOf(input.value)

// What the number's field knows about the other one.
let cvv = { length: 0, isDigits: true }

const validation = () => ({
  cardType: cardTypeOf(number()),
  validNumber: isNumber(number()),
  validCvv: cvv.isDigits && cvv.length === cvvLengthOf(number()),
  numberLength: number().length,
  cvvLength: cvv.length,
})
const postValidation = () => emit('validation', { validation: validation() })
const postEnter = () => emit('fieldEvent', { kind: 'enter' })

function format(): void {
  if (field !== 'number') {
    input.value = digitsOf(input.value).slice(0, 4)
    postToOther({ cvv: { length: input.value.length, isDigits: true } })
    return
  }
  // A correction in the middle must not move the caret to the end.
  const isAtEnd = input.selectionStart === input.value.length
  if (isAtEnd) input.value = grouped(number().slice(0, maxNumber))
  postValidation()
}

/** Requests the CVV from the other field, through a private channel. */
const requestCvv = () =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      resolve(String(data))
    })
    port1.start()
    postToOther({ request: 'cvv' }, [port2])
  })

async function tokenise(details: Details): Promise<void> {
  try {
    const answer = await fetch('/demo/cards/payment-methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(15_000),
      body: JSON.stringify({
        first_name: details.first_name,
        last_name: details.last_name,
        month: details.month,
        year: details.year,
        country: details.country,
        number: number(),
        verification_value: await requestCvv(),
      }),
    })
    const { errors, payment_method: made } = (await answer.json()) as {
      errors?: unknown[]
      payment_method?: { token: string }
    }
    if (made !== undefined) emit('paymentMethod', { token: made.token, paymentMethod: made })
    else if (errors === undefined) throw new Error(`answered ${answer.status}`)
    else emit('errors', { errors })
  } catch {
    const message = 'The provider cannot be reached'
    emit('errors', { errors: [{ attribute: 'base', key: 'errors.unknown_error', message }] })
  }
}

type Look = { style?: Record<string, string>; label?: string; placeholder?: string }

function dress({ style = {}, label = '', placeholder = '' }: Look): void {
  for (const [property, value] of Object.entries(style)) {
    if (property === 'color-scheme') document.documentElement.style.colorScheme = value
    else input.style.setProperty(property, value)
  }
  input.setAttribute('aria-label', label)
  input.placeholder = placeholder
}

function receiveFromHost(data: Message): void {
  if (data.do === 'dress') dress(data)
  if (data.do === 'focus') input.focus()
  if (data.do === 'tokenise' && field === 'number') void tokenise(data.details as Details)
}

function receiveFromOther(data: Message, port: MessagePort | undefined): void {
  if (data.request === 'cvv' && field === 'cvv') port?.postMessage(input.value)
  if (field === 'number' && typeof data.cvv === 'object') {
    cvv = data.cvv as typeof cvv
    postValidation()
  }
  if (field === 'number' && data.entered === true) postEnter()
}

window.addEventListener('message', ({ origin, source, data, ports }) => {
  const message = data as Message | null
  if (message === null || message.name !== name || message.session !== session) return
  if (origin === host && source === window.parent) receiveFromHost(message)
  else if (origin === ownOrigin) receiveFromOther(message, ports[0])
})
input.addEventListener('input', format)
for (const kind of ['focus', 'blur'] as const) {
  input.addEventListener(kind, () => emit('fieldEvent', { kind }))
}
input.addEventListener('keydown', ({ key }) => {
  if (key !== 'Enter') return
  // The page receives the CVV's state only from the number's field: if the CVV's field reported
  // Enter itself, it could arrive before the last digit.
  if (field === 'number') postEnter()
  else postToOther({ entered: true })
})
// The surrounding page focuses this field by focusing its frame.
window.addEventListener('focus', () => input.focus())
emit('ready')
