import { cardTypeOf, cvvLengthOf, digitsOf, grouped, isNumber, maxNumber } from './cardTypes'

/**
 * One field of the sandbox provider, in a frame of its origin. What is typed here is heard by the other field of the same
 * form and by the provider's server, and by nobody else: the page around it is told how long it is, and whether it will do.
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

/** To the page around us; only the one that we were opened for hears it. */
const emit = (event: string, more: Message = {}) =>
  window.parent.postMessage({ name, session, field, event, ...more }, host)

/** To the other field: frames of our own origin alone can hear it. */
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

// What the field of the number knows of the other one.
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
  // Whoever corrects something in the middle is not moved to the end.
  const isAtEnd = input.selectionStart === input.value.length
  if (isAtEnd) input.value = grouped(number().slice(0, maxNumber))
  postValidation()
}

/** Asks the other field, by a way that the two alone have. */
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
  // The page hears of a CVV from the field of the number alone: told from here, Enter could arrive before its last digit.
  if (field === 'number') postEnter()
  else postToOther({ entered: true })
})
// The page around us leads here by giving its frame the focus.
window.addEventListener('focus', () => input.focus())
emit('ready')
