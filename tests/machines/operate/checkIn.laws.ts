import { inputOf } from '@kit/calls'
import { changes, done, either, failed, is, started, timedOut, was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only } from '@kit/vocabulary'
import { type Arrival, checkInMachine } from '@machines/operate/checkIn/machine'
import { checkInFailure, failedArrival, waitingIn } from '@machines/operate/checkIn/selectors'
import { failureLaws, mutationLaws } from '../kernel/mutation.laws'
import { operatorLaws } from './operator.laws'

type Step = Moment<typeof checkInMachine>

const namesIn = (queue: readonly Arrival[] = []) => queue.map(({ uuid }) => uuid)
const isLeft = either(after(done('checkIn')), after('arrival.dismissed').from('failed'))
const isShorter = ({ before, after: now }: Step) =>
  before !== null && waitingIn(now).length < before.context.queue.length

/** docs/behaviour.md#attendees-in-the-console. */
export const checkInLaws: Laws<typeof checkInMachine> = {
  // Each person is an intent of its own, which begins when their turn comes.
  ...mutationLaws<typeof checkInMachine>(
    ['checkIn'],
    changes<typeof checkInMachine>(({ context }) => context.mutation.intentId),
  ),
  ...operatorLaws<typeof checkInMachine>(['checkIn'], { checkIn: was('failed') }),
  ...failureLaws(['checkIn'], 'failed'),
  'everyone who is pressed waits until checked in or left out, and waits once': cites(
    'The desk can press on while the server answers; people are checked in one after another, in the order of the presses.',
    ({ event, before, after: now }: Step) => {
      const [earlier, later] = [namesIn(before?.context.queue), namesIn(now.context.queue)]
      const remaining =
        before !== null && isLeft({ event, before, after: now } as Step)
          ? earlier.slice(1)
          : earlier
      const pressed = event?.type === 'arrival.pressed' ? [(event.arrival as Arrival).uuid] : []
      return JSON.stringify(later) === JSON.stringify([...new Set([...remaining, ...pressed])])
    },
  ),
  'the first one is checked in, and the next ones only when that is settled': cites(
    'The desk can press on while the server answers; people are checked in one after another, in the order of the presses.',
    all(
      during(started('checkIn')).always(
        ({ after: now }: Step) =>
          (inputOf(now, 'checkIn') as { id: string }).id === waitingIn(now)[0]?.uuid,
      ),
      only(started('checkIn')).after(
        'arrival.pressed',
        'arrival.retried',
        'arrival.dismissed',
        'operator.confirmed',
        done('checkIn'),
      ),
      iff('idle', ({ after: now }: Step) => waitingIn(now).length === 0),
    ),
  ),
  'a failure names the person, until the desk tries again or goes on': cites(
    'One who could not be checked in is named with the reason, and the others wait until the desk tries again or goes on without them.',
    all(
      after(failed('checkIn'), timedOut('mutationTimeout')).next(
        is((now) => failedArrival(now) === waitingIn(now)[0] && checkInFailure(now) !== null),
      ),
      after('arrival.retried').from('failed').next('checkingIn'),
      only(isShorter).after(done('checkIn'), 'arrival.dismissed'),
    ),
  ),
  'the page learns once of each person whose place may have changed':
    once('arrival.settled').when(isLeft),
}
