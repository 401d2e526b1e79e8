import { endsWithin, hasAnswered, hasCalled, hasFailed, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { conflictsOf, type Saving, type Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import { fieldsIn, isConflicted, isDirty } from '@machines/operate/record/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Fields = { name: string; city: string }
export const recordMachine = createRecord<Fields>(({ name }) => name !== '')

type Step = Moment<typeof recordMachine>
const saved = (at: Step['after']) => inputOf(at, 'save') as Saving<Fields>
const isRefused = ({ event }: Step, code: string) =>
  hasFailed(event, 'save') && String(event?.error).includes(code)

/** docs/behaviour.md#records-of-the-console. */
export const recordLaws: Laws<typeof recordMachine> = {
  ...mutationLaws<typeof recordMachine>(
    ['save'],
    ({ before, event }) =>
      before === null ||
      event?.type === 'field.changed' ||
      hasAnswered(event, 'readTheirs') ||
      ['conflict.resolved', 'edits.discarded'].includes(event?.type ?? ''),
  ),
  'an edit is saved with the version that it is based on': (step) =>
    !hasCalled(step, 'save') || saved(step.after).version === step.after.context.known?.version,
  'only what differs from what is stored is saved, and nothing if nothing differs': (step) => {
    if (!hasCalled(step, 'save')) return true
    const { edits } = saved(step.after)
    const stored = step.after.context.known?.fields
    const changed = Object.entries(edits)
    return (
      changed.length > 0 &&
      changed.every(([name, value]) => stored?.[name as keyof Fields] !== value)
    )
  },
  'the whole record goes along with the edits, for what is stored only as a whole': (step) =>
    !hasCalled(step, 'save') ||
    JSON.stringify(saved(step.after).fields) === JSON.stringify(fieldsIn(step.after)),
  'nothing invalid is saved': (step) =>
    !hasCalled(step, 'save') || fieldsIn(step.after)?.name !== '',
  'nothing is saved unless the editor asks, confirms the password or resolves a conflict': (step) =>
    !hasCalled(step, 'save') ||
    hasAnswered(step.event, 'readTheirs') ||
    ['record.submitted', 'operator.confirmed', 'conflict.resolved'].includes(
      step.event?.type ?? '',
    ),
  'edits are lost only if the editor discards them, gives way, or they are stored': (step) => {
    const { before, event, after } = step
    if (before === null || !isDirty(before) || isDirty(after)) return true
    // Somebody has stored the same value.
    const isStored = fieldsIn(after)?.name === before.context.edits.name
    if (isStored) return true
    const isGivenUp = ['edits.discarded', 'conflict.resolved', 'field.changed'].includes(
      event?.type ?? '',
    )
    return isGivenUp || hasAnswered(event, 'save')
  },
  'the version of another editor is never overwritten unseen': (step) => {
    if (!isRefused(step, 'version_conflict')) return true
    return hasCalled(step, 'readTheirs') && !isCalling(step.after, 'save')
  },
  'what another editor has changed is shown before anything is saved over it': (step) => {
    if (!hasAnswered(step.event, 'readTheirs') || step.before === null) return true
    const { context } = step.before
    const theirs = step.event?.output as Versioned<Fields>
    const isOther = JSON.stringify(context.known?.fields) !== JSON.stringify(theirs.fields)
    // Without a refused save, the fields themselves show what has changed beside the edits.
    const isRefusal = context.mutation.failure !== null
    const concernsEdits = conflictsOf({ ...context, theirs }).length > 0
    return isConflicted(step.after) === (isOther && (isRefusal || concernsEdits))
  },
  'a conflict is resolved only when the editor has decided about every field': (step) =>
    step.event?.type !== 'conflict.resolved' ||
    step.before === null ||
    !isConflicted(step.before) ||
    isConflicted(step.after) !==
      conflictsOf(step.before.context).every(
        ({ name }) => step.before?.context.kept[name] !== undefined,
      ),
  'what the editor gives way on is what the other one stored': (step) => {
    const { before, event, after } = step
    if (event?.type !== 'conflict.resolved' || before === null || !isConflicted(before)) return true
    if (isConflicted(after)) return true
    return conflictsOf(before.context).every(({ name, mine, theirs }) => {
      const shown = fieldsIn(after)?.[name as keyof Fields]
      return shown === (before.context.kept[name] === 'mine' ? mine : theirs)
    })
  },
  'unsaved changes are reported whenever they appear or go': (step) => {
    const isChange = step.before !== null && isDirty(step.before) !== isDirty(step.after)
    return !isChange || step.did.some(({ type }) => type === 'reportUnsavedChanges')
  },
  'a record that is gone takes no more edits': ({ before, after }) =>
    before?.matches('gone') !== true || after.matches('gone'),
  'every wait has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
}
