import { hasAnswered, hasCalled, hasFailed, inputOf, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createCollection } from '@machines/operate/collection/machine'
import { isConfirmingRemoval } from '@machines/operate/collection/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Row = { uuid: string }
export const collectionMachine = createCollection<
  { q: string },
  Row,
  { name: string },
  string | undefined
>(({ name }) => name !== '')

/** docs/behaviour.md#lists-of-the-console. */
export const collectionLaws: Laws<typeof collectionMachine> = {
  ...mutationLaws<typeof collectionMachine>(
    ['remove'],
    ({ before, after }) =>
      before !== null && !isConfirmingRemoval(before) && isConfirmingRemoval(after),
  ),
  'nothing is removed before the operator confirms it': (step) =>
    !hasCalled(step, 'remove') ||
    ['remove.confirmed', 'operator.confirmed'].includes(step.event?.type ?? ''),
  'what is removed is what the operator confirmed': (step) =>
    !hasCalled(step, 'remove') ||
    (inputOf(step.after, 'remove') as { row: Row }).row === step.before?.context.chosen,
  'the list is read again after a record is stored or removed, and on request': (step) => {
    // A list that has crashed is reported instead.
    if (!isCalling(step.after, 'list')) return true
    const isReread = step.sent.some(({ event }) => event.type === 'list.invalidated')
    const isStored = hasAnswered(step.event, 'form') && step.event?.output !== null
    const isGone =
      hasFailed(step.event, 'remove') && String(step.event?.error).includes('not_found')
    const isWanted = step.event?.type === 'list.invalidated'
    return isReread === (isStored || isGone || isWanted || hasAnswered(step.event, 'remove'))
  },
  'the list follows the address whatever is open': (step) =>
    step.event?.type !== 'query.changed' ||
    !isCalling(step.after, 'list') ||
    step.sent.some(({ event }) => event.type === 'query.changed'),
  'a failed removal shows why where it was confirmed': (step) =>
    !hasFailed(step.event, 'remove') ||
    String(step.event?.error).includes('not_found') ||
    (isConfirmingRemoval(step.after) && step.after.context.mutation.failure !== null),
  'what the server does not repeat is stored while it is shown, and no longer': ({
    after,
    event,
  }) =>
    (after.context.made !== null) === after.matches('showing') &&
    (!hasAnswered(event, 'form') ||
      event?.output?.result === undefined ||
      after.context.made === event.output.result),
  'a confirmed password reaches the form that waits for it': (step) =>
    step.event?.type !== 'operator.confirmed' ||
    step.before?.matches('creating') !== true ||
    step.sent.some(({ src, event }) => src === 'form' && event.type === 'operator.confirmed'),
}
