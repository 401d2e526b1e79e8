import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isCalling } from '@kit/calls'
import {
  did,
  either,
  entered,
  failed,
  isTrue,
  not,
  started,
  timedOut,
  wasTrue,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during, iff, once, only } from '@kit/vocabulary'
import type { PublicationChange } from '@machines/operate/publication/context'
import { publicationMachine } from '@machines/operate/publication/machine'
import { confirmedState, isPlanning, planFailure } from '@machines/operate/publication/selectors'
import { nextPublications } from '@rules/operate/publication'
import { mutationLaws } from '../kernel/mutation.laws'
import { crashLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

type Step = Moment<typeof publicationMachine>

const sentChange = (step: Step): PublicationChange | null => {
  const call = ['apply', 'applyPlan'].find((id) => hasCalled(step, id))
  if (call === undefined) return null
  return (inputOf(step.after, call) as { change: PublicationChange }).change
}
const isRead = (step: Step) => step.event?.type === 'publication.read'
const storedIn = (step: Step) => step.after.context.stored
const isNewVersion = (step: Step) =>
  isRead(step) && step.before?.context.stored?.version !== storedIn(step)?.version
const isDialog = either<typeof publicationMachine>(
  'planning',
  'applyingPlan',
  'confirming',
  'applying',
)
const hasSettled = not<typeof publicationMachine>(either(isDialog, 'due'))
const isStored =
  (publication: string, hasEnd?: boolean) =>
  (step: Step): boolean => {
    const stored = storedIn(step)
    return (
      hasSettled(step) &&
      stored?.publication === publication &&
      (hasEnd === undefined || (stored.end_at !== null) === hasEnd)
    )
  }
/** The state is entered, or the building was read again in it. */
const isWaitingAnew = (state: string) => (step: Step) =>
  entered(state)(step) || (isTrue(state, step) && isRead(step))
const presses = /^(?:publish|end|hide|archive|restore)\.pressed$/

/** What a press in a state asks for: a plan, or to confirm a state. */
const offers: Record<string, string> = {
  'draft publish.pressed': 'publish',
  'draft archive.pressed': 'archived',
  'scheduled publish.pressed': 'publish',
  'scheduled hide.pressed': 'draft',
  'live end.pressed': 'end',
  'live hide.pressed': 'draft',
  'ending end.pressed': 'end',
  'ending hide.pressed': 'draft',
  'ended publish.pressed': 'publish',
  'ended archive.pressed': 'archived',
  'archived restore.pressed': 'draft',
}

/** docs/behaviour.md#publication-of-a-building. */
export const publicationLaws: Laws<typeof publicationMachine> = {
  ...mutationLaws<typeof publicationMachine>(
    ['apply', 'applyPlan'],
    (step) =>
      isNewVersion(step) ||
      step.event?.type === 'plan.changed' ||
      step.event?.type === 'notice.changed' ||
      (presses.test(step.event?.type ?? '') && isDialog(step)),
  ),
  'a draft is shown as hidden': cites('draft | Publish, Archive', iff('draft', isStored('draft'))),
  'a scheduled building is shown as scheduled': cites(
    "scheduled: goes live at its time | Change its times, Don't publish (draft)",
    iff('scheduled', isStored('scheduled')),
  ),
  'a live building without an end is shown as live': cites(
    'live, with or without an end | End or Change its end, Hide (draft)',
    iff('live', isStored('live', false)),
  ),
  'a live building with an end is shown as ending': cites(
    'live, with or without an end | End or Change its end, Hide (draft)',
    iff('ending', isStored('live', true)),
  ),
  'an ended building is shown as ended': cites(
    'ended | Publish, Archive',
    iff('ended', isStored('ended')),
  ),
  'an archived building is shown as archived': cites(
    'archived: listed only if its state is asked for | Restore (draft)',
    iff('archived', isStored('archived')),
  ),
  'what is read is known': (step) => !isRead(step) || storedIn(step) === step.event?.stored,
  'what the server has stored is known': (step) =>
    !['apply', 'applyPlan'].some((call) => hasAnswered(step.event, call)) ||
    storedIn(step) === step.event?.output,
  'a scheduled building waits for its time, and an ending one for its end': (step) =>
    // One that has crashed is reported instead.
    hasFailed(step.event, 'waitForLive') ||
    hasFailed(step.event, 'waitForEnd') ||
    (started('waitForLive')(step) === isWaitingAnew('scheduled')(step) &&
      started('waitForEnd')(step) === isWaitingAnew('ending')(step)),
  ...crashLaws('waitForLive', 'waitForEnd'),
  'it waits for the time that is stored': (step) =>
    (!hasCalled(step, 'waitForLive') ||
      (inputOf(step.after, 'waitForLive') as { at: unknown }).at === storedIn(step)?.live_at) &&
    (!hasCalled(step, 'waitForEnd') ||
      (inputOf(step.after, 'waitForEnd') as { at: unknown }).at === storedIn(step)?.end_at),
  'its time has come once it is waited for': after('time.came')
    .from('scheduled', 'ending')
    .next('due'),
  'while its time has come, it is read again every six seconds': cites(
    'A page that shows a building whose time has come reads it every six seconds until it has moved.',
    during('due').eventually(did('publication.outdated'), not('due')).within(6000),
  ),
  'it is read again after each change, while its time has come, and after a change by another operator':
    cites(
      'If another operator has changed the building meanwhile, the dialog says so, the building is read again, and the same change can be confirmed for its new version.',
      (step) => {
        const { event } = step
        const isChanged = ['apply', 'applyPlan'].some((call) => hasAnswered(event, call))
        const isFaster =
          ['apply', 'applyPlan'].some((call) => hasFailed(event, call)) &&
          reasonIn(event) === 'refused' &&
          step.after.context.mutation.failure?.kind === 'refused' &&
          step.after.context.mutation.failure.code === 'version_conflict'
        const isDue = hasTimedOut(event, 'moveTime')
        const readings = step.did.filter(({ type }) => type === 'publication.outdated').length
        return readings === Number(isChanged || isFaster || isDue)
      },
    ),
  'a letter says what was typed in this dialog, and nothing of an earlier one': cites(
    'The editor reads how many people that concerns before it is sent, and can add a sentence.',
    (step) => {
      const call = ['apply', 'applyPlan'].find((id) => hasCalled(step, id))
      const { notice } = step.after.context
      const isTyped = step.event?.type === 'notice.changed' && isDialog(step)
      const wasOpen = wasTrue('planning', step) || wasTrue('confirming', step)
      return (
        (call === undefined ||
          (inputOf(step.after, call) as { notice: string }).notice === notice) &&
        (!isTyped || !wasOpen || notice === step.event?.notice) &&
        (!hasSettled(step) || notice === '')
      )
    },
  ),
  'nothing changes before the operator confirms it': only(
    (step: Step) => sentChange(step) !== null,
  ).after('change.confirmed', 'operator.confirmed'),
  'each state offers its actions, and no other': cites(
    [
      'draft | Publish, Archive',
      "scheduled: goes live at its time | Change its times, Don't publish (draft)",
      'live, with or without an end | End or Change its end, Hide (draft)',
      'ended | Publish, Archive',
      'archived: listed only if its state is asked for | Restore (draft)',
    ],
    (step) => {
      const { before, event, after: now } = step
      if (before === null || !presses.test(event?.type ?? '')) return true
      const offered = isTrue(hasSettled, { ...step, after: before } as Step)
        ? offers[`${before.value} ${event?.type ?? ''}`]
        : undefined
      if (offered === undefined) return now.value === before.value
      const asked =
        now.value === 'planning' ? now.context.draft?.goal : (confirmedState(now) ?? undefined)
      return asked === offered
    },
  ),
  'each press is another intent': (step) =>
    !presses.test(step.event?.type ?? '') ||
    step.before === null ||
    isTrue(isDialog, { ...step, after: step.before } as Step) ||
    !isDialog(step) ||
    step.after.context.mutation.intentId > step.before.context.mutation.intentId,
  'what the server is asked for is allowed by the rules': cites(
    'A time that is over is refused, and a building ends after it goes live.',
    (step) => {
      const change = sentChange(step)
      const stored = step.before?.context.stored
      return (
        change === null ||
        stored === null ||
        stored === undefined ||
        step.past.some(isNewVersion) ||
        nextPublications[stored.publication].includes(change.publication)
      )
    },
  ),
  'it is changed in the version that was read last': cites(
    'If another operator has changed the building meanwhile, the dialog says so, the building is read again, and the same change can be confirmed for its new version.',
    (step) =>
      ['apply', 'applyPlan'].every(
        (call) =>
          !hasCalled(step, call) ||
          (inputOf(step.after, call) as { version: number }).version === storedIn(step)?.version,
      ),
  ),
  'a plan that lacks a time is not stored': cites(
    'Publishing and ending ask for the time: now, or a date and time by the clock of the building.',
    only('applyingPlan').after('change.confirmed', 'operator.confirmed'),
  ),
  'a plan begins with what is stored': cites(
    'Publishing and ending ask for the time: now, or a date and time by the clock of the building.',
    (step) => {
      if (!entered('planning')(step) || isPlanning(step.before ?? step.after)) return true
      const { draft, stored } = step.after.context
      const awaited = draft?.goal === 'end' ? stored?.end_at : stored?.live_at
      return (
        draft?.when === (awaited === null ? 'now' : 'later') &&
        (draft.from === '') === (stored?.live_at === null) &&
        (draft.until === '') === (stored?.end_at === null)
      )
    },
  ),
  'the plan is what the operator has entered': cites(
    'Publishing and ending ask for the time: now, or a date and time by the clock of the building.',
    (step) => {
      const [before, now] = [step.before?.context.draft ?? null, step.after.context.draft]
      if (step.event?.type === 'plan.changed' && before !== null && wasTrue('planning', step))
        return JSON.stringify(now) === JSON.stringify({ ...before, ...step.event.draft })
      return true
    },
  ),
  'a failure loses nothing that was entered, and says why': (step) => {
    const { event, before } = step
    if (!hasFailed(event, 'applyPlan') && !hasTimedOut(event, 'mutationTimeout')) return true
    return (
      before?.context.draft === step.after.context.draft &&
      before?.context.change === step.after.context.change &&
      step.after.context.mutation.failure?.kind === reasonIn(event)
    )
  },
  'a failed plan can be stored again': after(failed('applyPlan')).next('planning'),
  'a failed change can be made again': cites(
    'If another operator has changed the building meanwhile, the dialog says so, the building is read again, and the same change can be confirmed for its new version.',
    after(failed('apply')).next('confirming'),
  ),
  'a change that takes too long can be made again': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    after(timedOut('mutationTimeout')).next(either('planning', 'confirming')),
  ),
  'a dismissed change is forgotten, with why it failed': (step) => {
    const { draft, change, mutation } = step.after.context
    return isDialog(step) || (draft === null && change === null && mutation.failure === null)
  },
  'a dialog that is dismissed closes': after('change.dismissed').next(
    (step: Step) =>
      isCalling(step.after, 'apply') || isCalling(step.after, 'applyPlan') || !isDialog(step),
  ),
  'the console is told of each failure, once': once('askOperator').when(
    after(failed('apply'), failed('applyPlan'), timedOut('mutationTimeout')),
  ),
  'a change goes on by itself once the password is confirmed that it waited for': (step) => {
    const { before, event, after: now } = step
    if (event?.type !== 'operator.confirmed' || before === null) return true
    const failure = before.context.mutation.failure
    const waits =
      failure?.kind === 'refused' && ['password_required', 'unauthenticated'].includes(failure.code)
    const next: Record<string, string> = { planning: 'applyingPlan', confirming: 'applying' }
    const from = before.value
    return now.value === (waits ? (next[from] ?? from) : from)
  },
  'a missing password is not shown as a failure of the plan': (step) => {
    const failure = step.after.context.mutation.failure
    const isShown = planFailure(step.after) !== null
    return !isShown || !(failure?.kind === 'refused' && failure.code === 'password_required')
  },
}

export { publicationMachine }
