import { inputOf } from '@kit/calls'
import { started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { cites, during } from '@kit/vocabulary'
import type { EndingSession, ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { isConfirmingEnd } from '@machines/account/ownSessions/selectors'
import { isRemoved, removalLaws } from '../kernel/shared.laws'

type Step = Moment<typeof ownSessionsMachine>

const isOver = isRemoved('endSession')

/** docs/behaviour.md#where-one-is-signed-in. */
export const ownSessionsLaws: Laws<typeof ownSessionsMachine> = {
  ...removalLaws<typeof ownSessionsMachine>({
    call: 'endSession',
    confirmed: 'end.confirmed',
    isAsking: isConfirmingEnd,
    confirmation: 'The user can end one session or all others.',
    reading: 'A new password ends all other sessions of the account.',
  }),
  'the session that ends is the one the user confirmed': cites(
    'The user can end one session or all others.',
    during(started('endSession')).always(({ before, after }: Step) => {
      const { uuid } = inputOf(after, 'endSession') as EndingSession
      return uuid === (before?.context.chosen?.uuid ?? null)
    }),
  ),
  'the current session is never offered for ending': cites(
    'The user can end one session or all others.',
    ({ after }) => after.context.chosen?.current !== true,
  ),
  'an ended session is gone from the list, even if an older list arrives later': cites(
    'The user can end one session or all others.',
    (step) => {
      const meant = step.before?.context.meant ?? []
      if (!isOver(step)) {
        return step.before === null || step.before.context.ended === step.after.context.ended
      }
      return meant.every((uuid) => step.after.context.ended.includes(uuid))
    },
  ),
}
