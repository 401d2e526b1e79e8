import { inputOf } from '@kit/calls'
import {
  both,
  changes,
  did,
  done,
  either,
  entered,
  failed,
  is,
  not,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { createToggle } from '@machines/operate/toggle/machine'
import { mutationLaws } from '../kernel/mutation.laws'
import { operatorLaws } from './operator.laws'

export const toggleMachine = createToggle<boolean, string>()

type Step = Moment<typeof toggleMachine>

const isMade = after(done('apply'))
const isWanted = after('change.pressed').from('idle')
const hasFailure = is<typeof toggleMachine>(({ context }) => context.mutation.failure !== null)
const made = changes<typeof toggleMachine>(({ context }) => context.made)
const reply = changes<typeof toggleMachine>(({ context }) => context.reply)
const wasStarted = was<typeof toggleMachine>(() => true)

/** docs/behaviour.md#records-of-the-console. */
export const toggleLaws: Laws<typeof toggleMachine> = {
  ...mutationLaws<typeof toggleMachine>(
    ['apply'],
    both(after('change.pressed'), entered('confirming')),
  ),
  ...operatorLaws<typeof toggleMachine>(['apply'], { apply: was('confirming') }),
  'nothing changes before the operator confirms it': cites(
    'A change that takes effect at once, such as deactivating an account, asks first, and then reads the record again.',
    only(started('apply')).after('change.confirmed', 'operator.confirmed'),
  ),
  'what is changed is what the operator confirmed': cites(
    'A change that takes effect at once, such as deactivating an account, asks first, and then reads the record again.',
    during(started('apply')).always(
      ({ before, after: now }: Step) =>
        (inputOf(now, 'apply') as { change: boolean }).change === before?.context.change,
    ),
  ),
  'a failure shows where the change was confirmed, and can be retried': after(
    failed('apply'),
    timedOut('mutationTimeout'),
  ).next('confirming', hasFailure),
  'a change that was made, or dismissed, is forgotten': all(
    during(either(isMade, after('change.dismissed').from('confirming'))).always(
      'idle',
      is(({ context }) => context.change === null),
    ),
  ),
  'a change that the server made is reported once': once('change.made').when(isMade),
  'the change made last is known until another one is wanted': all(
    isMade.next(({ before, after: now }: Step) => now.context.made === before?.context.change),
    isWanted.next(is(({ context }) => context.made === null)),
    only(both(wasStarted, made)).after(done('apply'), 'change.pressed'),
    during(both(made, after('change.pressed'))).always(isWanted),
  ),
  'the reply is that to the change made last': all(
    isMade.next(({ event, after: now }: Step) => now.context.reply === event?.output),
    during(both(wasStarted, reply, not(isMade))).always(
      is(({ context }) => context.reply === null && context.made === null),
    ),
    during(
      both(
        wasStarted,
        not(isMade),
        is(({ context }) => context.made === null),
      ),
    ).always(is(({ context }) => context.reply === null)),
  ),
  'the password is asked for only if the server needs it': cites(
    'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
    during(did('askOperator')).always(hasFailure),
  ),
}
