import { maxImportBytes } from '@contract/operate/imports'
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
import { started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import type { importMachine } from '@machines/operate/import/machine'
import { importStep, reportOf } from '@machines/operate/import/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof importMachine>
type Sending = { buildingUuid: string; content: string }

const limit = 65_000
const calls = ['readFile', 'check', 'import'] as const
const is = (at: Step['before'], ...steps: ReturnType<typeof importStep>[]) =>
  at !== null && steps.includes(importStep(at))
const bytesOf = ({ event }: Step) => (event?.file as { bytes: number } | undefined)?.bytes ?? 0
const reportIn = ({ event }: Step) =>
  event?.output as { imported: boolean; failed_lines: number[] } | undefined

/** Another building, another file, or another import of the same one. */
const isIntent = (step: Step) => {
  const { before, event } = step
  if (before === null) return true
  if (['building.chosen', 'file.chosen', 'file.removed'].includes(event?.type ?? ''))
    return is(before, 'choosing')
  if (event?.type === 'cancel.pressed') return is(before, 'checking', 'importing')
  if (event?.type === 'back.pressed') return is(before, 'reviewing', 'done', 'doneInPart')
  return hasAnswered(event, 'import') && reportIn(step)?.imported === false
}

/** docs/behaviour.md#people-from-a-file. */
export const importLaws: Laws<typeof importMachine> = {
  ...mutationLaws<typeof importMachine>(['check'], isIntent, limit),
  ...Object.fromEntries(
    Object.entries(mutationLaws<typeof importMachine>(['import'], isIntent, limit)).map(
      ([sentence, law]) => [`of the import, ${sentence}`, law],
    ),
  ),
  'every intent has another key and hides the last failure; a retry has the same': (step) => {
    if (step.before === null) return true
    const [before, now] = [step.before, step.after].map(({ context }) => context.mutation)
    if (!isIntent(step)) return now?.intentId === before?.intentId
    return now?.intentId === (before?.intentId ?? 0) + 1 && now.failure === null
  },
  'the building is the one chosen last': cites(
    'The operator chooses a building and a CSV file; a sample shows the columns.',
    ({ before, event, after: now }) => {
      if (before === null) return true
      const isChosen = is(before, 'choosing') && event?.type === 'building.chosen'
      return now.context.buildingUuid === (isChosen ? event.uuid : before.context.buildingUuid)
    },
  ),
  'a file that is removed is forgotten': after('file.removed').next(
    ({ before, after: { context } }: Step) =>
      !is(before, 'choosing') ||
      (context.file === null && context.problem === null && context.content === ''),
  ),
  'another attempt hides why the last one failed': (step) =>
    !calls.some((call) => isCalling(step.after, call)) ||
    step.after.context.mutation.failure === null,
  'only one call runs, and every wait has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) => {
      const running = calls.filter((call) => isCalling(step.after, call))
      if (running.length > 1) return false
      return (
        step.after.hasTag('busy') === (running.length === 1) &&
        (running.length === 0 || endsWithin(step, limit))
      )
    },
  ),
  'a file is read only with a building, and after it was asked for': (step) => {
    if (step.event?.type !== 'check.pressed' || !is(step.before, 'choosing'))
      return !hasCalled(step, 'readFile')
    const { buildingUuid, file } = step.before?.context ?? {}
    const isReady = buildingUuid !== '' && file !== null
    return hasCalled(step, 'readFile') === isReady
  },
  'an empty file and one that is too large are never taken': cites(
    'An empty file, one that is too large and one that the browser cannot read are refused without a call.',
    (step) => {
      if (step.event?.type !== 'file.chosen' || !is(step.before, 'choosing')) return true
      const bytes = bytesOf(step)
      const problem = bytes === 0 ? 'empty' : bytes > maxImportBytes ? 'tooLarge' : null
      const { file } = step.after.context
      return step.after.context.problem === problem && (file === null) === (problem !== null)
    },
  ),
  'a file that cannot be read has to be chosen again': cites(
    'An empty file, one that is too large and one that the browser cannot read are refused without a call.',
    (step) =>
      !(hasFailed(step.event, 'readFile') || hasTimedOut(step.event, 'readTimeout')) ||
      (is(step.after, 'choosing') &&
        step.after.context.problem === 'unreadable' &&
        step.after.context.file === null),
  ),
  'every file is checked before it is imported': cites(
    'Check the file asks the server what an import would do, which changes nothing, and shows each line that cannot be imported, why, and what to do, beside the people of the others.',
    during(started('import')).always((step: Step) => {
      if (step.event?.type !== 'import.pressed' || !is(step.before, 'reviewing')) return false
      return step.past.some(({ event }) => hasAnswered(event, 'check'))
    }),
  ),
  'what is imported is what was checked last': cites(
    'Import sends exactly what was checked, and imports the lines without an error.',
    during(started('import')).always((step: Step) => {
      const checked = step.past.findLast((each) => hasCalled(each, 'check'))
      const [sent, before] = [step.after, checked?.after ?? null].map(
        (at, index) => inputOf(at, index === 0 ? 'import' : 'check') as Sending,
      )
      return sent?.content === before?.content && sent?.buildingUuid === before?.buildingUuid
    }),
  ),
  'an import that would add nobody is not sent': cites(
    'Import sends exactly what was checked, and imports the lines without an error.',
    (step) => {
      if (step.event?.type !== 'import.pressed' || !is(step.before, 'reviewing')) return true
      const report = step.before === null ? null : reportOf(step.before)
      return hasCalled(step, 'import') === (report !== null && report.added + report.joined > 0)
    },
  ),
  'the result says whether everyone, some or nobody was imported': cites(
    'The result says whether everyone was imported or only a part.',
    (step) => {
      if (!hasAnswered(step.event, 'import'))
        return is(step.before, 'done', 'doneInPart') || !is(step.after, 'done', 'doneInPart')
      const report = reportIn(step)
      if (report?.imported === false) return is(step.after, 'reviewing')
      return is(step.after, report?.failed_lines.length === 0 ? 'done' : 'doneInPart')
    },
  ),
  'the report that is shown is the last one': (step) => {
    if (hasAnswered(step.event, 'check') || hasAnswered(step.event, 'import'))
      return reportOf(step.after) === step.event?.output
    return is(step.after, 'choosing')
      ? reportOf(step.after) === null
      : reportOf(step.after) === (step.before === null ? null : reportOf(step.before))
  },
  'a failure returns to where it was pressed, with its reason': (step) => {
    for (const [call, back] of [
      ['check', 'choosing'],
      ['import', 'reviewing'],
    ] as const) {
      const hasEnded =
        hasFailed(step.event, call) ||
        (hasTimedOut(step.event, 'mutationTimeout') && isCalling(step.before, call))
      if (hasEnded && !(is(step.after, back) && step.after.context.mutation.failure !== null))
        return false
    }
    return true
  },
  'a check that is cancelled changes nothing': cites(
    'Cancelling a check returns to the file.',
    after('cancel.pressed').next(
      (step: Step) =>
        !is(step.before, 'checking') ||
        (is(step.after, 'choosing') &&
          !calls.some((call) => isCalling(step.after, call)) &&
          step.after.context.file === step.before?.context.file),
    ),
  ),
  'after an import that is stopped, the server is asked what has become of it': cites(
    'An import that the operator stops waiting for may still finish, so the file is checked again, and shows what has become of it.',
    after('cancel.pressed').next(
      (step: Step) =>
        !is(step.before, 'importing') ||
        (hasCalled(step, 'check') &&
          !isCalling(step.after, 'import') &&
          step.after.context.wasStopped),
    ),
  ),
  'nothing of the last file remains for the next one': after('back.pressed').next(
    (step: Step) =>
      !is(step.before, 'reviewing', 'done', 'doneInPart') ||
      (is(step.after, 'choosing') &&
        step.after.context.file === null &&
        step.after.context.content === '' &&
        !step.after.context.wasStopped &&
        step.after.context.buildingUuid === step.before?.context.buildingUuid),
  ),
  'the console asks before it leaves a running import, and only then': cites(
    'Leaving a running import asks first.',
    (step) => {
      const isHeld = is(step.after, 'importing')
      const wasHeld = is(step.before, 'importing')
      return (
        (effectsOf(step, 'holdPage').length === 1) === (isHeld && !wasHeld) &&
        (effectsOf(step, 'releasePage').length === 1) === (wasHeld && !isHeld)
      )
    },
  ),
}
