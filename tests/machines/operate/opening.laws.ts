import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { createOpening, type SavingDraft } from '@machines/operate/opening/machine'
import { isLive, stepOf } from '@machines/operate/opening/selectors'
import { openingSteps } from '@machines/operate/opening/steps'
import { mutationLaws } from '../kernel/mutation.laws'

export type Draft = { brand?: string; host?: string; rest?: string; files?: Record<string, string> }

/** A draft in which `rest` stands for all steps after the host name. */
export const openingMachine = createOpening<Draft>((step, draft) => {
  if (step === 'brand') return draft.brand !== undefined && draft.brand !== ''
  if (step === 'host') return draft.host !== undefined && draft.host !== ''
  return draft.rest !== undefined
})

type Step = Moment<typeof openingMachine>
const at = (snapshot: Step['after']) => openingSteps.indexOf(stepOf(snapshot))
const isFilled = (draft: Draft, section: keyof Draft) => (draft[section] ?? '') !== ''

/** Another draft, or another version of it, is another intent. */
const isIntent = ({ before, event }: Step) =>
  before === null ||
  event?.type === 'section.changed' ||
  event?.type === 'file.stored' ||
  ['save', 'readNewest'].some((call) => hasAnswered(event, call))

/** docs/behaviour.md#open-a-building. */
export const openingLaws: Laws<typeof openingMachine> = {
  ...mutationLaws<typeof openingMachine>(['save'], isIntent),
  ...Object.fromEntries(
    Object.entries(mutationLaws<typeof openingMachine>(['open'], isIntent)).map(
      ([sentence, law]) => [`of the last press, ${sentence}`, law],
    ),
  ),
  'no step is shown before the ones that it builds on are complete': ({ before, event, after }) => {
    if (event?.type === 'section.changed' || !after.matches('editing')) return true
    if (before !== null && at(after) <= at(before)) return true
    return (
      at(after) === 0 ||
      (isFilled(after.context.draft, 'brand') &&
        (at(after) === 1 || isFilled(after.context.draft, 'host')))
    )
  },
  'what is typed is kept until the server has stored it': ({ before, event, after }) => {
    // Another tab has opened the building: the draft is history.
    if (before === null || isLive(after)) return true
    return before.context.edited.every(
      (section) =>
        (event?.type === 'section.changed' && event.section === section) ||
        hasAnswered(event, 'save') ||
        after.context.draft[section as keyof Draft] ===
          before.context.draft[section as keyof Draft],
    )
  },
  'a step that lacks something stays, and shows what is missing': (step) => {
    const { before, event, after } = step
    if (event?.type !== 'next.pressed' || before?.matches('editing') !== true) return true
    const section = (['brand', 'host', 'rest'] as const)[Math.min(at(before), 2)] ?? 'rest'
    return isFilled(before.context.draft, section) || before.context.draft.rest === ''
      ? !after.matches('editing') || after.context.showsErrors
      : after.matches('editing') && after.context.showsErrors
  },
  'a host name is stored only after the server has found it free': (step) => {
    if (!hasCalled(step, 'save') || step.before === null || stepOf(step.before) !== 'host')
      return true
    if (!step.before.matches('checkingHost'))
      return !step.before.matches('editing') || step.event?.type === 'back.pressed'
    return hasAnswered(step.event, 'checkHost') && step.event?.output.problem === null
  },
  'a host name that is taken says so until it is edited': (step) => {
    if (hasAnswered(step.event, 'checkHost'))
      return step.after.context.hostProblem === step.event?.output.problem
    if (step.event?.type === 'section.changed' && step.before?.matches('editing') === true)
      return step.after.context.hostProblem === null
    return step.after.context.hostProblem === (step.before?.context.hostProblem ?? null)
  },
  'the draft is stored in the version that was read': (step) =>
    !hasCalled(step, 'save') ||
    (inputOf(step.after, 'save') as SavingDraft<Draft>).version === step.after.context.version,
  'what another tab has stored is read and merged, never overwritten': (step) => {
    const isOutdated =
      hasFailed(step.event, 'save') && String(step.event?.error).includes('version_conflict')
    if (isOutdated) return hasCalled(step, 'readNewest') && !isCalling(step.after, 'save')
    return (
      !hasAnswered(step.event, 'readNewest') ||
      step.after.context.version === step.event?.output.version
    )
  },
  'an uploaded file is in the draft at once, and stays unless a newer draft is read': (step) => {
    const { before, event, after } = step
    const isRead = before !== null && !['reading', 'failed', 'gone', 'live'].includes(before.value)
    if (event?.type === 'file.stored' && isRead)
      return after.context.draft.files?.logo === event.fields.logo
    if (before?.context.draft.files === undefined) return true
    const isNewer = ['read', 'readNewest', 'save'].some((call) => hasAnswered(event, call))
    return isNewer || after.context.draft.files === before.context.draft.files
  },
  'a draft that was stored before a file was uploaded does not replace that with the file': (
    step,
  ) =>
    !hasAnswered(step.event, 'save') ||
    step.before === null ||
    step.event?.output.version >= step.before.context.version ||
    step.after.context.draft === step.before.context.draft,
  'the building is opened only by the press on the last step': (step) =>
    !hasCalled(step, 'open') ||
    (step.event?.type === 'open.pressed' &&
      step.before !== null &&
      stepOf(step.before) === 'review'),
  'it is live only once the server has said so': (step) => {
    if (!isLive(step.after) || step.before?.matches('live') === true) return true
    return (
      hasAnswered(step.event, 'open') ||
      ((hasAnswered(step.event, 'read') || hasAnswered(step.event, 'readNewest')) &&
        step.event?.output.isOpened === true)
    )
  },
  'the console reads the drafts again once the building is live': (step) =>
    (effectsOf(step, 'noteOpened').length === 1) ===
    (isLive(step.after) && step.before?.matches('live') !== true),
  'every wait has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
}
