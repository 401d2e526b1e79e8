import type { HostedField } from '@machines/cards/addCard/fields'
import { randomKey } from '@platform/randomKey'
import { readErrors, readToken, readValidation } from '@rules/cards/readProvider'
import { followScheme } from './followScheme'
import {
  fieldStyle,
  labelOf,
  type OpenedProvider,
  type Opening,
  placeholderOf,
  submitAround,
} from './openedProvider'

const name = 'portico-cards'
const fields = ['number', 'cvv'] as const satisfies HostedField[]

type Message = Record<string, unknown>

/**
 * The demo's provider: two frames of its origin that exchange messages with this page. A message is
 * accepted only from the window of one of these frames, from exactly that origin, and for this form
 * rather than an earlier one.
 */
export function openSandbox(
  origin: string,
  { places, environment, emit }: Opening,
): OpenedProvider {
  const session = randomKey()
  const ready = new Set<HostedField>()
  const frames = Object.fromEntries(
    fields.map((field) => [field, frameOf(origin, session, field, places[field])]),
  ) as Record<HostedField, HTMLIFrameElement>

  const write = (field: HostedField, message: Message) =>
    frames[field].contentWindow?.postMessage({ name, session, ...message }, origin)
  const dress = () => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    for (const field of fields) {
      const place = places[field]
      const style = { ...fieldStyle(place), ...(colorScheme && { 'color-scheme': colorScheme }) }
      write(field, { do: 'dress', style, label: labelOf(place), placeholder: placeholderOf(place) })
    }
  }
  const receiveReady = (field: HostedField) => {
    ready.add(field)
    if (ready.size < fields.length) return
    dress()
    emit({ type: 'provider.ready' })
  }
  const receiveToken = (input: unknown) => {
    const token = readToken(input)
    if (token === null) emit({ type: 'provider.refused', errors: readErrors(null) })
    else emit({ type: 'provider.tokenized', token, environment })
  }
  const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    const field = fields.find((each) => frames[each].contentWindow === source)
    const received = data as Message | null
    if (field === undefined || source === null || from !== origin) return
    if (received?.name !== name || received.session !== session) return
    if (received.event === 'ready') receiveReady(field)
    if (received.event === 'validation') {
      const validation = readValidation(received.validation)
      if (validation !== null) emit({ type: 'provider.validated', validation })
    }
    if (received.event === 'fieldEvent') {
      places[field].toggleAttribute('data-focused', received.kind === 'focus')
      if (received.kind === 'blur') emit({ type: 'provider.left', field })
      if (received.kind === 'enter') submitAround(places[field])
    }
    if (received.event === 'errors')
      emit({ type: 'provider.refused', errors: readErrors(received.errors) })
    if (received.event === 'paymentMethod') receiveToken(received.token)
  }

  window.addEventListener('message', receive)
  const stopFollowing = followScheme(dress)
  return {
    execute: (command) => {
      if (command.type === 'field.focus') {
        frames[command.field].focus()
        write(command.field, { do: 'focus' })
      } else write('number', { do: 'tokenise', details: command.details })
    },
    close: () => {
      window.removeEventListener('message', receive)
      stopFollowing()
    },
  }
}

function frameOf(origin: string, session: string, field: HostedField, place: HTMLElement) {
  const frame = document.createElement('iframe')
  const address = new URL('/demo/cards/frame', origin)
  address.search = String(new URLSearchParams({ field, session, host: window.location.origin }))
  frame.src = address.href
  frame.title = labelOf(place)
  place.replaceChildren(frame)
  return frame
}
