import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { EndingSession, ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { isConfirmingEnd, isEnding } from '@machines/account/ownSessions/selectors'
import { FailedCall } from '@machines/kernel/failure'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof ownSessionsMachine>

const request = (at: Step['after'] | null) => inputOf(at, 'endSession') as EndingSession | undefined
/** The session is over by the word of the server. */
const isOver = ({ event }: Step) =>
  hasAnswered(event, 'endSession') ||
  (hasFailed(event, 'endSession') &&
    event?.error instanceof FailedCall &&
    event.error.failure.kind === 'refused' &&
    event.error.failure.code === 'not_found')
const hasEndedBadly = (step: Step) =>
  !isOver(step) &&
  (hasFailed(step.event, 'endSession') || hasTimedOut(step.event, 'mutationTimeout'))

/** docs/behaviour.md#where-one-is-signed-in. */
export const ownSessionsLaws: Laws<typeof ownSessionsMachine> = {
  ...mutationLaws<typeof ownSessionsMachine>(
    ['endSession'],
    ({ before, after }) => before !== null && !isConfirmingEnd(before) && isConfirmingEnd(after),
  ),
  'nothing ends before somebody has agreed': (step) =>
    !hasCalled(step, 'endSession') || step.event?.type === 'end.confirmed',
  'what ends is what was asked about': (step) => {
    if (!hasCalled(step, 'endSession')) return true
    return request(step.after)?.uuid === (step.before?.context.chosen?.uuid ?? null)
  },
  'the session that asks is never offered to be ended': ({ after }) =>
    after.context.chosen?.current !== true,
  'what has ended stands in the list no more, whatever an older list says': (step) => {
    const meant = step.before?.context.meant ?? []
    if (!isOver(step)) {
      return step.before === null || step.before.context.ended === step.after.context.ended
    }
    return meant.every((uuid) => step.after.context.ended.includes(uuid))
  },
  'after an end, and for whoever comes back, the list is read anew': (step) => {
    if (!isCalling(step.after, 'list')) return true
    const emitted = step.sent.filter(({ src }) => src === 'list').map(({ event }) => event.type)
    const isReload = ['list.retried', 'page.returned'].includes(step.event?.type ?? '')
    return emitted.join() === (isOver(step) || isReload ? 'request.invalidated' : '')
  },
  'nobody is asked about what is over': (step) => !isOver(step) || !isConfirmingEnd(step.after),
  'a list that breaks is reported, once': (step) =>
    effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'list') ? 1 : 0),
  'that it did not work is said where it was asked, and it can be tried again': (step) =>
    !hasEndedBadly(step) ||
    (isConfirmingEnd(step.after) &&
      !isEnding(step.after) &&
      step.after.context.mutation.failure !== null),
  'nobody waits for ever': (step) =>
    !step.after.hasTag('busy') || (isCalling(step.after, 'endSession') && endsWithin(step, 20_000)),
}
