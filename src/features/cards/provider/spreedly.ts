import type { CardDetails, HostedField } from '@machines/cards/addCard/fields'
import { spreedlyOrigin } from '@rules/cards/origins'
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

/** The part of Spreedly's iFrame API, version 1, that we use. */
type SpreedlyFrames = {
  init: (environmentKey: string, places: { numberEl: string; cvvEl: string }) => void
  on: (event: string, receive: (...options: unknown[]) => void) => void
  removeHandlers: () => void
  setFieldType: (field: HostedField, type: string) => void
  setNumberFormat: (format: string) => void
  setStyle: (field: HostedField, css: string) => void
  setPlaceholder: (field: HostedField, text: string) => void
  /** Only later releases of version 1 can name their fields for screen readers. */
  setTitle?: (field: HostedField, text: string) => void
  setLabel?: (field: HostedField, text: string) => void
  transferFocus: (field: HostedField) => void
  tokenizeCreditCard: (details: CardDetails) => void
}

const script = `${spreedlyOrigin}/iframe/iframe-v1.min.js`
const fields = ['number', 'cvv'] as const satisfies HostedField[]
const framesNow = () => (window as { Spreedly?: SpreedlyFrames }).Spreedly

/** Loads its script once per page; retries after a failure. */
function fetchScript(): Promise<SpreedlyFrames> {
  const known = framesNow()
  if (known !== undefined) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.addEventListener('load', () => {
      const loaded = framesNow()
      if (loaded === undefined)
        reject(new Error("Spreedly's script has loaded but does not define Spreedly"))
      else resolve(loaded)
    })
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error("Spreedly's script could not be loaded"))
    })
    document.head.append(element)
  })
}

/** Connects to Spreedly, whose script creates the frames and receives their messages. */
export function openSpreedly(
  environmentKey: string,
  { places, environment, emit }: Opening,
): OpenedProvider {
  let frames: SpreedlyFrames | null = null
  let isClosed = false
  let stopFollowing = () => {}

  const receiveField = (options: unknown, event: unknown, input: unknown) => {
    const field = fields.find((each) => each === options)
    if (field === undefined) return
    if (event === 'focus' || event === 'blur') {
      places[field].toggleAttribute('data-focused', event === 'focus')
    }
    if (event === 'blur') emit({ type: 'provider.left', field })
    if (event === 'enter') submitAround(places[field])
    const validation = event === 'input' ? readValidation(input) : null
    if (validation !== null) emit({ type: 'provider.validated', validation })
  }
  const dress = (opened: SpreedlyFrames) => {
    opened.setNumberFormat('prettyFormat')
    for (const field of fields) {
      const place = places[field]
      const style = Object.entries({
        ...fieldStyle(place),
        width: '100%',
        height: '100%',
        border: '0',
        outline: 'none',
        padding: '0 16px',
        'box-sizing': 'border-box',
        background: 'transparent',
        'font-family': 'system-ui, sans-serif',
      })
      opened.setFieldType(field, 'tel')
      opened.setStyle(field, style.map(([property, value]) => `${property}: ${value}`).join('; '))
      opened.setPlaceholder(field, placeholderOf(place))
      opened.setTitle?.(field, labelOf(place))
      opened.setLabel?.(field, labelOf(place))
    }
  }
  const begin = (opened: SpreedlyFrames) => {
    frames = opened
    opened.on('ready', () => {
      if (isClosed) return
      dress(opened)
      stopFollowing = followScheme(() => dress(opened))
      emit({ type: 'provider.ready' })
    })
    opened.on('fieldEvent', (field, event, _active, input) => receiveField(field, event, input))
    opened.on('errors', (errors) => emit({ type: 'provider.refused', errors: readErrors(errors) }))
    // The event includes card details besides the token; our server reads those from the provider
    // instead.
    opened.on('paymentMethod', (options) => {
      const token = readToken(options)
      if (token === null) emit({ type: 'provider.refused', errors: readErrors(null) })
      else emit({ type: 'provider.tokenized', token, environment })
    })
    opened.init(environmentKey, { numberEl: places.number.id, cvvEl: places.cvv.id })
  }

  fetchScript().then(
    (opened) => {
      if (!isClosed) begin(opened)
    },
    () => emit({ type: 'provider.failed' }),
  )
  return {
    execute: (command) => {
      if (command.type === 'field.focus') frames?.transferFocus(command.field)
      else frames?.tokenizeCreditCard(command.details)
    },
    close: () => {
      isClosed = true
      stopFollowing()
      frames?.removeHandlers()
    },
  }
}
