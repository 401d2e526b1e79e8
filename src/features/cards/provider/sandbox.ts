import type { HostedField } from '@machines/cards/addCard/fields'
import { randomKey } from '@platform/randomKey'
import { readErrors, readToken, readValidation } from '@rules/cards/readProvider'
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

type Told = Record<string, unknown>

/**
 * The provider of the demo: two frames of its origin, which are talked with by messages. One is heard only if its window is
 * that of one of these frames, it comes from exactly that origin, and it is of this form and no earlier one.
 */
export function openSandbox(
  origin: string,
  { places, environment, tell }: Opening,
): OpenedProvider {
  const session = randomKey()
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const ready = new Set<HostedField>()
  const frames = Object.fromEntries(
    fields.map((field) => [field, frameOf(origin, session, field, places[field])]),
  ) as Record<HostedField, HTMLIFrameElement>

  const say = (field: HostedField, message: Told) =>
    frames[field].contentWindow?.postMessage({ name, session, ...message }, origin)
  const dress = () => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    for (const field of fields) {
      const place = places[field]
      const style = { ...fieldStyle(place), ...(colorScheme && { 'color-scheme': colorScheme }) }
      say(field, { do: 'dress', style, label: labelOf(place), placeholder: placeholderOf(place) })
    }
  }
  const hearReady = (field: HostedField) => {
    ready.add(field)
    if (ready.size < fields.length) return
    dress()
    tell({ type: 'provider.ready' })
  }
  const hearTokenized = (given: unknown) => {
    const token = readToken(given)
    if (token === null) tell({ type: 'provider.refused', errors: readErrors(null) })
    else tell({ type: 'provider.tokenized', token, environment })
  }
  const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    const field = fields.find((each) => frames[each].contentWindow === source)
    const told = data as Told | null
    if (field === undefined || source === null || from !== origin) return
    if (told?.name !== name || told.session !== session) return
    if (told.event === 'ready') hearReady(field)
    if (told.event === 'validation') {
      const validation = readValidation(told.validation)
      if (validation !== null) tell({ type: 'provider.validated', validation })
    }
    if (told.event === 'fieldEvent') {
      places[field].toggleAttribute('data-focused', told.kind === 'focus')
      if (told.kind === 'blur') tell({ type: 'provider.left', field })
      if (told.kind === 'enter') submitAround(places[field])
    }
    if (told.event === 'errors') tell({ type: 'provider.refused', errors: readErrors(told.errors) })
    if (told.event === 'paymentMethod') hearTokenized(told.token)
  }

  window.addEventListener('message', hear)
  dark.addEventListener('change', dress)
  return {
    obey: (command) => {
      if (command.type === 'field.focus') {
        frames[command.field].focus()
        say(command.field, { do: 'focus' })
      } else say('number', { do: 'tokenise', details: command.details })
    },
    close: () => {
      window.removeEventListener('message', hear)
      dark.removeEventListener('change', dress)
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
