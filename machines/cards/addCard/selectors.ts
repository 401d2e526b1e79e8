import type { CardError, CardValidation } from '@contract/cards'
import type { PaymentMethod } from '@contract/payments'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import { type CardFields, type CheckedField, wrongFields } from './fields'
import type { addCardMachine } from './machine'

type Snapshot = SnapshotFrom<typeof addCardMachine>

export type AddCardView = 'loading' | 'form' | 'unavailable' | 'saved'

/** The visible part of the page. */
export function viewOf(snapshot: Snapshot): AddCardView {
  if (snapshot.matches('restoring')) return 'loading'
  if (snapshot.matches('unavailable')) return 'unavailable'
  return snapshot.matches('saved') ? 'saved' : 'form'
}

/** The page has yet to name the elements for the frames. */
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches('waiting')
/** The provider is ready, and the form can be filled in. */
export const isOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('connected') && !snapshot.matches({ connected: 'connecting' })
export const isSending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ connected: 'tokenizing' }) || snapshot.matches({ connected: 'saving' })
export const fieldsOf = ({ context }: Snapshot): CardFields => context.fields
export const countryOf = ({ context }: Snapshot): string => context.fields.country
export const validationOf = ({ context }: Snapshot): CardValidation | null => context.validation
export const cardTypeOf = ({ context }: Snapshot): string | null =>
  context.validation?.cardType ?? null
export const errorsOf = ({ context }: Snapshot): readonly CardError[] => context.errors
export const failureOf = ({ context }: Snapshot): Failure | null => context.mutation.failure
export const savedCard = ({ context }: Snapshot): PaymentMethod | null => context.card
export const wrongOf = ({ context }: Snapshot): CheckedField[] => wrongFields(context)
/** Invalid fields that were blurred. */
export const visibleErrors = ({ context }: Snapshot): CheckedField[] =>
  wrongFields(context).filter((name) => context.touched.includes(name))
