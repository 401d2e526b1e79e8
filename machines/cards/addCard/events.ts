import type { CardError, CardValidation } from '@contract/cards'
import type { CardEnvironment } from '@contract/payments'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { CardDetails, CardFields, CheckedField, HostedField } from './fields'

/** What the provider tells, which is never a number and never a CVV. */
export type ProviderEvent = EventsOf<{
  'provider.ready': NoPayload
  'provider.validated': { validation: CardValidation }
  'provider.left': { field: HostedField }
  'provider.tokenized': { token: string; environment: CardEnvironment }
  'provider.refused': { errors: CardError[] }
  /** It cannot be loaded. */
  'provider.failed': NoPayload
}>

/** What the provider is asked. */
export type ProviderCommand = EventsOf<{
  'card.tokenize': { details: CardDetails }
  'field.focus': { field: HostedField }
}>

export type AddCardEvent =
  | ProviderEvent
  | EventsOf<{
      /** The places for the frames of the provider are in the page, or are there no more. */
      'places.shown': NoPayload
      'places.gone': NoPayload
      'field.changed': { name: keyof CardFields; value: string }
      /** Only now may an error show. */
      'field.left': { name: CheckedField }
      'focus.requested': { field: HostedField }
      'card.submitted': NoPayload
      'provider.retried': NoPayload
      'another.requested': NoPayload
      /** Somebody leaves, and lets go of what was typed. */
      'edits.discarded': NoPayload
    }>
