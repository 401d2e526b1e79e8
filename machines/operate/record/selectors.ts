import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'
import { type Conflict, conflictsOf, othersChanges, type RecordContext } from './context'

type Snapshot<Fields extends object> = { value: unknown; context: RecordContext<Fields> }

/** The fields with the edits; null until the record is read. */
export const fieldsIn = <Fields extends object>({ context }: Snapshot<Fields>): Fields | null =>
  context.known === null ? null : { ...context.known.fields, ...context.edits }

export const isFirstRead = ({ value, context }: Snapshot<object>): boolean =>
  value === 'reading' && context.known === null
export const isRecordGone = ({ value }: Snapshot<object>): boolean => value === 'gone'
export const isSaving = ({ value }: Snapshot<object>): boolean =>
  value === 'saving' || value === 'fetchingTheirs'
export const isDirty = ({ context }: Snapshot<object>): boolean =>
  Object.keys(context.edits).length > 0
/** The last edits are stored, and none were made since. */
export const wasSaved = ({ value, context }: Snapshot<object>): boolean =>
  value === 'clean' && context.wasSaved
export const hasReadFailed = ({ value }: Snapshot<object>): boolean => value === 'failed'

/** Why the record was not read or saved; the dialog for the password shows its own errors. */
export const recordFailure = ({ context }: Snapshot<object>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure

export const isConflicted = ({ value }: Snapshot<object>): boolean => value === 'conflicted'
export const conflictsIn = ({ context }: Snapshot<object>): Conflict[] => conflictsOf(context)
export const othersChangesIn = ({ context }: Snapshot<object>): Conflict[] => othersChanges(context)
