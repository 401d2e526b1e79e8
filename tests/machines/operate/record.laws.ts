import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf, isCalling } from '@kit/calls'
import {
  both,
  changes,
  did,
  done,
  either,
  failed,
  is,
  not,
  type Occurrence,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { conflictsOf, type Saving, type Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import { fieldsIn, isConflicted, isDirty } from '@machines/operate/record/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'
import { operatorLaws } from './operator.laws'

export type Fields = { name: string; city: string }
export const recordMachine = createRecord<Fields>(({ name }) => name !== '')

type Step = Moment<typeof recordMachine>
const saved = (at: Step['after']) => inputOf(at, 'save') as Saving<Fields>
const isRefused = ({ event }: Step, code: string) =>
  hasFailed(event, 'save') && String(event?.error).includes(code)

/** The record does not exist any more. */
const isMissing: Occurrence = (event) =>
  ['read', 'readTheirs', 'save'].some((id) => hasFailed(event, id)) &&
  isRefusedWith(failureIn(event), 'not_found')
/** The editor has asked to save, and the edits are not stored yet. */
const wantsSave = was<typeof recordMachine>(({ context }) => context.wantsSave)
const hasFailure = is<typeof recordMachine>(({ context }) => context.mutation.failure !== null)

/** No stored file waits until the fields can be edited. */
const nothingWaits = was<typeof recordMachine>(({ context }) => context.waiting === null)
/** A stored file changes its field in this step. */
const takesFile = ({ before, event, after: now }: Step) =>
  now.context.waiting === null &&
  (event?.type === 'file.stored' || (before !== null && before.context.waiting !== null))

/** docs/behaviour.md#records-of-the-console. */
export const recordLaws: Laws<typeof recordMachine> = {
  ...mutationLaws<typeof recordMachine>(['save'], (step) => {
    const { before, event } = step
    return (
      before === null ||
      takesFile(step) ||
      event?.type === 'field.changed' ||
      hasAnswered(event, 'readTheirs') ||
      ['conflict.resolved', 'edits.discarded'].includes(event?.type ?? '')
    )
  }),
  ...operatorLaws<typeof recordMachine>(['save'], {
    read: was('failed'),
    save: both(was('dirty'), wantsSave),
    readTheirs: both(was('dirty'), not(wantsSave)),
  }),
  'an edit is saved with the version that it is based on': cites(
    'A record shows what is stored, and saves only what differs, with the version that was read.',
    during(started('save')).always(
      (step: Step) => saved(step.after).version === step.after.context.known?.version,
    ),
  ),
  'only what differs from what is stored is saved, and nothing if nothing differs': cites(
    'A record shows what is stored, and saves only what differs, with the version that was read.',
    during(started('save')).always((step: Step) => {
      const { edits } = saved(step.after)
      const stored = step.after.context.known?.fields
      const changed = Object.entries(edits)
      return (
        changed.length > 0 &&
        changed.every(([name, value]) => stored?.[name as keyof Fields] !== value)
      )
    }),
  ),
  'the whole record goes along with the edits, for what is stored only as a whole': during(
    started('save'),
  ).always(
    (step: Step) =>
      JSON.stringify(saved(step.after).fields) === JSON.stringify(fieldsIn(step.after)),
  ),
  'nothing invalid is saved': during(started('save')).always(
    (step: Step) => fieldsIn(step.after)?.name !== '',
  ),
  'nothing is saved unless the editor asks, confirms the password or resolves a conflict': during(
    started('save'),
  ).always(
    (step: Step) =>
      hasAnswered(step.event, 'readTheirs') ||
      ['record.submitted', 'operator.confirmed', 'conflict.resolved'].includes(
        step.event?.type ?? '',
      ),
  ),
  'edits are lost only if the editor discards them, gives way, or they are stored': (step) => {
    const { before, event, after: now } = step
    if (before === null || !isDirty(before) || isDirty(now)) return true
    // Somebody has stored the same value.
    const isStored = fieldsIn(now)?.name === before.context.edits.name
    if (isStored) return true
    const isGivenUp = ['edits.discarded', 'conflict.resolved', 'field.changed'].includes(
      event?.type ?? '',
    )
    return isGivenUp || hasAnswered(event, 'save')
  },
  'the version of another editor is never overwritten unseen': cites(
    'If another operator was faster, both versions of each field are shown, and the second editor decides; nothing is saved over a change that was not shown.',
    (step) => {
      if (!isRefused(step, 'version_conflict')) return true
      return hasCalled(step, 'readTheirs') && !isCalling(step.after, 'save')
    },
  ),
  'what another editor has changed is shown before anything is saved over it': cites(
    [
      'If another operator was faster, both versions of each field are shown, and the second editor decides; nothing is saved over a change that was not shown.',
      'What the other one has changed elsewhere stays.',
    ],
    (step) => {
      if (!hasAnswered(step.event, 'readTheirs') || step.before === null) return true
      const { context } = step.before
      const theirs = step.event?.output as Versioned<Fields>
      const isOther = JSON.stringify(context.known?.fields) !== JSON.stringify(theirs.fields)
      // Without a refused save, the fields themselves show what has changed beside the edits.
      const isRefusal = context.mutation.failure !== null
      const concernsEdits = conflictsOf({ ...context, theirs }).length > 0
      return isConflicted(step.after) === (isOther && (isRefusal || concernsEdits))
    },
  ),
  'a conflict is resolved only when the editor has decided about every field': cites(
    'If another operator was faster, both versions of each field are shown, and the second editor decides; nothing is saved over a change that was not shown.',
    after('conflict.resolved').next(
      (step: Step) =>
        step.before === null ||
        !isConflicted(step.before) ||
        isConflicted(step.after) !==
          conflictsOf(step.before.context).every(
            ({ name }) => step.before?.context.kept[name] !== undefined,
          ),
    ),
  ),
  'what the editor gives way on is what the other one stored': cites(
    'If another operator was faster, both versions of each field are shown, and the second editor decides; nothing is saved over a change that was not shown.',
    (step) => {
      const { before, event, after: now } = step
      if (event?.type !== 'conflict.resolved' || before === null || !isConflicted(before))
        return true
      if (isConflicted(now)) return true
      return conflictsOf(before.context).every(({ name, mine, theirs }) => {
        const shown = fieldsIn(now)?.[name as keyof Fields]
        return shown === (before.context.kept[name] === 'mine' ? mine : theirs)
      })
    },
  ),
  'unsaved changes are reported whenever they appear or go': cites(
    'Leaving a page with unsaved changes asks first; so does the browser at a reload.',
    (step) => {
      const isChange = step.before !== null && isDirty(step.before) !== isDirty(step.after)
      return !isChange || step.did.some(({ type }) => type === 'reportUnsavedChanges')
    },
  ),
  'a record that could not be read says why, and can be read again': all(
    after(failed('read'))
      .from('reading')
      .next(either('failed', after(isMissing))),
    after(timedOut('readTimeout')).from('reading').next('failed'),
    after(isMissing).next('gone'),
    during('failed').always(hasFailure),
    during('reading').never(hasFailure),
    after('request.invalidated').from('failed', 'clean').next('reading'),
  ),
  'a change elsewhere on the page reads the record again, and asks for no save': after(
    'request.invalidated',
  )
    .from('dirty')
    .next('fetchingTheirs', not(hasFailure), not(is(({ context }) => context.wantsSave))),
  'a failed read beside edits says why, and leaves them': after(
    failed('readTheirs'),
    timedOut('readTimeout'),
  )
    .from(both('fetchingTheirs', nothingWaits))
    .next(
      either(both('dirty', hasFailure), after(isMissing)),
      not(changes(({ context }) => context.edits)),
    ),
  'a save that fails says why, and leaves the edits': after(
    failed('save'),
    timedOut('mutationTimeout'),
  )
    .from(both('saving', nothingWaits))
    .next(
      either(both('dirty', hasFailure), after(isMissing), 'fetchingTheirs'),
      not(changes(({ context }) => context.edits)),
    ),
  'a record that is only newer is taken over, and a pending save goes on': during(
    both(after(done('readTheirs')), nothingWaits, ({ before, event }: Step) =>
      isDeepStrictEqual(before?.context.known?.fields, event?.output.fields),
    ),
  ).always(
    ({ event, after: now }: Step) => now.context.known === event?.output,
    ({ before, after: now }: Step) => {
      const isPending = before?.context.wantsSave === true && isDirty(now)
      if (isPending && fieldsIn(now)?.name !== '') return isCalling(now, 'save')
      return now.matches(isDirty(now) ? 'dirty' : 'clean')
    },
  ),
  'only an edit of another operator makes a save read the record again': during(
    both(started('readTheirs'), was('saving')),
  ).always((step: Step) => isRefused(step, 'version_conflict')),
  'what goes on once the operator is known shows no failure': after('operator.confirmed')
    .from('dirty', 'failed')
    .next(either('dirty', 'failed', not(hasFailure))),
  'discarding the edits shows what is stored, and no failure': after('edits.discarded')
    .from(both(either('dirty', 'conflicted'), nothingWaits))
    .next('clean', not(hasFailure), ({ before, after: now }: Step) => {
      const stored = before?.context.theirs ?? before?.context.known
      return now.context.known === stored && fieldsIn(now) !== null && !isDirty(now)
    }),
  'what is based on the version of another editor is another intent': during(
    both(
      after(done('readTheirs'), 'conflict.resolved', 'edits.discarded'),
      changes(({ context }) => context.known),
    ),
  ).always(changes(({ context }) => context.mutation.intentId)),
  'a record that was saved says so until it is edited': only(
    both(
      changes(({ context }) => context.wasSaved),
      not(takesFile),
    ),
  ).after('start', done('save'), 'field.changed', 'edits.discarded'),
  'a stored file changes its field once, as soon as the record can be edited': cites(
    [
      'The field then has the address of the file on this server; the record is saved as usual.',
      'A file that arrives while the record is being saved changes its field afterwards.',
    ],
    ({ before, event, after: now }) => {
      const file = event?.type === 'file.stored' ? event.changes : (before?.context.waiting ?? null)
      const mayChange = now.matches('clean') || now.matches('dirty')
      if (file === null || !mayChange) return isDeepStrictEqual(now.context.waiting, file)
      return now.context.waiting === null && fieldsIn(now)?.city === file.city
    },
  ),
  'a stored file that changes its field is another intent': during(takesFile).always(
    changes(({ context }) => context.mutation.intentId),
  ),
  'what is stored is reported whenever it is read, saved or taken over': all(
    once('record.read').when(
      either(
        after(done('read'), done('save')),
        both(not('conflicted'), either(after(done('readTheirs')), was('conflicted'))),
      ),
    ),
    during(did('record.read')).always(({ did: effects, after: now }: Step) =>
      effects.some(
        ({ type, params }) =>
          type === 'record.read' && (params as { known: unknown }).known === now.context.known,
      ),
    ),
  ),
  'other edits are reported': during(
    ({ before, after: now }: Step) => before !== null && before.context.edits !== now.context.edits,
  ).always(did('edits.changed')),
  'a record that is gone takes no more edits': ({ before, after: now }) =>
    before?.matches('gone') !== true || now.matches('gone'),
  ...timeLimitLaws(),
}
