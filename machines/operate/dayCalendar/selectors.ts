import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'

type Snapshot<Booking, Place> = {
  value: unknown
  context: {
    booking: Booking | null
    place: Place | null
    reason: string
    mutation: { failure: Failure | null }
  }
}

/** The booking that is being moved. */
export const liftedOf = <Booking>({ context }: Snapshot<Booking, unknown>): Booking | null =>
  context.booking
/** Free times are offered as places for it. */
export const isChoosing = ({ value }: { value: unknown }): boolean =>
  value === 'moving' || value === 'conflicted'
export const isConfirmingMove = ({ value }: { value: unknown }): boolean =>
  value === 'confirming' || value === 'saving' || value === 'routing'
export const isMoving = ({ value }: { value: unknown }): boolean => value === 'saving'
export const placeOf = <Place>({ context }: Snapshot<unknown, Place>): Place | null => context.place
export const reasonOf = ({ context }: Snapshot<unknown, unknown>): string => context.reason
export const moveFailure = ({ context }: Snapshot<unknown, unknown>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure
