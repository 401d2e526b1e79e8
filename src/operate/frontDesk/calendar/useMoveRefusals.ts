import { useLingui } from '@lingui/react/macro'
import type { Refusals } from '../../form/useFailureText'

/** What the server's refusals mean for a booking at another time. */
export function useMoveRefusals(): Refusals {
  const { t } = useLingui()
  return {
    slot_taken: t`Someone else has just booked this time. Choose another one.`,
    slot_not_available: t`This time can’t be booked any more. Choose another one.`,
    version_conflict: t`Someone else has moved this booking meanwhile. Nothing was changed.`,
    booking_decided: t`This booking was cancelled, denied or has ended meanwhile. Nothing was changed.`,
    booking_not_cancellable: t`This booking was cancelled, denied or has ended meanwhile. Nothing was changed.`,
    not_found: t`It isn’t there any more.`,
    resource_in_use: t`Say for each booking inside whether it’s cancelled or stays.`,
    invalid_request: t`This can’t be saved. Check what you have chosen.`,
  }
}
