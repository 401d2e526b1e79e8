import { hasFailed, inputOf } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  is,
  not,
  type Occurrence,
  running,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only, sends } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createCollection } from '@machines/operate/collection/machine'
import { mutationLaws } from '../kernel/mutation.laws'
import { crashLaws } from '../kernel/shared.laws'
import { operatorLaws } from './operator.laws'

export type Row = { uuid: string }
export const collectionMachine = createCollection<
  { q: string },
  Row,
  { name: string },
  string | undefined
>(({ name }) => name !== '')

type Step = Moment<typeof collectionMachine>

const isGone: Occurrence = (event) =>
  hasFailed(event, 'remove') && isRefusedWith(failureIn(event), 'not_found')
const stores: Occurrence = (event) =>
  event.type === 'xstate.done.actor.form' && event.output !== null
const isStored = after(stores, done('remove'), isGone)
const hasFailure = is<typeof collectionMachine>(({ context }) => context.mutation.failure !== null)

/** docs/behaviour.md#lists-of-the-console. */
export const collectionLaws: Laws<typeof collectionMachine> = {
  ...mutationLaws<typeof collectionMachine>(
    ['remove'],
    both(after('remove.pressed'), entered('confirming')),
  ),
  ...operatorLaws<typeof collectionMachine>(['remove'], { remove: was('confirming') }),
  'nothing is removed before the operator confirms it': cites(
    'Removing a row asks first.',
    only(started('remove')).after('remove.confirmed', 'operator.confirmed'),
  ),
  'what is removed is what the operator confirmed': cites(
    'Removing a row asks first.',
    all(
      during(started('remove')).always(
        ({ before, after: now }: Step) =>
          (inputOf(now, 'remove') as { row: Row }).row === before?.context.chosen,
      ),
      during(entered('confirming')).always(
        ({ event, after: now }: Step) =>
          event?.type !== 'remove.pressed' || now.context.chosen === event.row,
      ),
    ),
  ),
  'the list is read again after a record is stored or removed, and on request': sends(
    'list',
    'request.invalidated',
  ).when(both(running('list'), either(isStored, after('request.invalidated')))),
  'the page learns once of each record that was stored or removed':
    once('collection.changed').when(isStored),
  'the list follows the address whatever is open': cites(
    'Search, filter, sorting and page are part of the address.',
    sends('list', 'query.changed').when(both(running('list'), after('query.changed'))),
  ),
  'the grants of the operator are read again with the list, and at no other time': sends(
    'console',
    'operator.invalidated',
  ).when(isStored),
  'a failed removal shows why where it was confirmed': after(
    failed('remove'),
    timedOut('mutationTimeout'),
  )
    .from('removing')
    .next(either(both('confirming', hasFailure), after(isGone))),
  'a record that was removed, or is gone, is asked about no more': after(
    done('remove'),
    isGone,
  ).next('browsing'),
  'the form for a new record starts with the fields of its button, each time as another form': all(
    iff(started('form'), after('create.pressed').from('browsing')),
    during(started('form')).always(
      ({ event, after: now }: Step) => {
        const { fields } = inputOf(now, 'form') as { fields: unknown }
        return fields === event?.fields
      },
      changes(({ context }) => context.forms),
    ),
  ),
  'the operator closes a question, and what the server does not repeat': all(
    after('remove.dismissed').from('confirming').next('browsing'),
    after('made.dismissed').from('showing').next('browsing'),
  ),
  'what the server does not repeat is stored while it is shown, and no longer': cites(
    'What the server replies to a new record only once, such as a token, is shown until the operator closes it, and then forgotten.',
    all(
      iff('showing', ({ after: { context } }: Step) => context.made !== null),
      iff(
        entered('showing'),
        both(after(stores), ({ event }) => event?.output.result !== undefined),
      ),
      during(entered('showing')).always(
        ({ event, after: { context } }: Step) => context.made === event?.output.result,
      ),
    ),
  ),
  'a confirmed password reaches the form that waits for it': sends(
    'form',
    'operator.confirmed',
  ).when(both(running('form'), after('operator.confirmed'))),
  'a confirmed password reaches the list, unless a removal goes on': sends(
    'list',
    'operator.confirmed',
  ).when(both(running('list'), after('operator.confirmed'), not(started('remove')))),
  ...crashLaws('list'),
}
