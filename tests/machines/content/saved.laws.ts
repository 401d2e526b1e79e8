import { hasAnswered, hasCalled, inputOf, isCalling } from '@kit/calls'
import { done, either, failed, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import type { SavedContext, SentSave, savedMachine } from '@machines/content/saved/machine'
import { isSaved } from '@machines/content/saved/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Step = Moment<typeof savedMachine>

const shows = (at: Step['after'], uuid: string) => isSaved(at, uuid)
const known = (at: Step['after'] | null) => at !== null && at.context.lastRead !== null
const pressed = ({ before, event }: Step): string | null =>
  event?.type === 'save.toggled' && known(before) ? (event.item as { uuid: string }).uuid : null
const saying = (at: Step['after'] | null) => inputOf(at, 'saveItem') as SentSave | undefined
const isRefused = after(failed('saveItem'), timedOut('mutationTimeout'))
const open = ({ pendingChanges }: SavedContext) =>
  Object.values(pendingChanges).filter(({ isDone }) => !isDone)

/** docs/behaviour.md#saved. */
export const savedLaws: Laws<typeof savedMachine> = {
  // Each change is an intent, with a key of its own: a press after a failure may want the opposite.
  ...mutationLaws<typeof savedMachine>(['saveItem'], (step) => hasCalled(step, 'saveItem')),
  'a press shows immediately': cites(
    'The bookmark saves an event, a deal or a story at once.',
    (step) => {
      const uuid = pressed(step)
      if (uuid === null || step.before === null) return true
      return shows(step.after, uuid) === !shows(step.before, uuid)
    },
  ),
  'a press has no effect until the saved items are known': after('save.toggled').next(
    (step: Step) => known(step.before) || open(step.after.context).length === 0,
  ),
  'the request sends the pending change': during(started('saveItem')).always((step: Step) => {
    const sent = saying(step.after)
    return sent !== undefined && shows(step.after, sent.uuid) === sent.isSaved
  }),
  'no change is dropped: it is being sent or waits for another one': cites(
    'If the user presses it again meanwhile, the last press wins.',
    ({ after: now }) => open(now.context).length === 0 || isCalling(now, 'saveItem'),
  ),
  'a change that failed is reverted, and the view shows so': cites(
    'If the request fails, the bookmark reverts and a message says so.',
    (step) => {
      const sent = saying(step.before)
      if (sent === undefined || !isRefused(step) || step.before === null) return true
      // Of several presses the last one counts.
      if (shows(step.before, sent.uuid) !== sent.isSaved) return true
      return step.after.context.failedUuid === sent.uuid
    },
  ),
  'a completed change stays, even if an older list arrives later': (step) => {
    const sent = saying(step.before)
    if (sent === undefined || step.before === null || !hasAnswered(step.event, 'saveItem'))
      return true
    return shows(step.after, sent.uuid) === shows(step.before, sent.uuid)
  },
  ...invalidationLaws(
    ['list'],
    either(
      after('request.invalidated', done('saveItem')),
      isRefused,
      // A press while the list is unknown could mean either.
      (step) => after('save.toggled')(step) && step.before?.context.lastRead === null,
    ),
  ),
  'one press restores the item that was removed last': cites(
    "A page of its own, in the header's menu, lists the saved items of a building, the latest first; one press removes an item, another restores it.",
    (step) => {
      const uuid = pressed(step)
      if (uuid === null) return true
      const { takenBack } = step.after.context
      return shows(step.after, uuid) ? takenBack === null : takenBack?.uuid === uuid
    },
  ),
  ...crashLaws('list'),
}
