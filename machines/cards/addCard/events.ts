import type { CardError, CardValidation } from '@contract/cards'
import type { CardEnvironment } from '@contract/payments'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { CardDetails, CardFields, CheckedField, HostedField } from './fields'

/** Events of the provider, which never contain a number or a CVV. */
export type ProviderEvent = EventsOf<{
  'provider.ready': NoPayload
  'provider.validated': { validation: CardValidation }
  'provider.left': { field: HostedField }
  'provider.tokenized': { token: string; environment: CardEnvironment }
  'provider.refused': { errors: CardError[] }
  /** The provider's script cannot be loaded. */
  'provider.failed': NoPayload
}>

/** Commands for the provider. */
export type ProviderCommand = EventsOf<{
  'card.tokenize': { details: CardDetails }
  'field.focus': { field: HostedField }
}>

export type AddCardEvent =
  | ProviderEvent
  | EventsOf<{
      /** The elements for the provider's frames have been added to the page, or removed from it. */
      'places.shown': NoPayload
      'places.gone': NoPayload
      'field.changed': { name: keyof CardFields; value: string }
      /** From now on its error is shown. */
      'field.left': { name: CheckedField }
      'focus.requested': { field: HostedField }
      'card.submitted': NoPayload
      'request.retried': NoPayload
      'another.requested': NoPayload
      /** The user leaves and discards the input. */
      'edits.discarded': NoPayload
    }>
