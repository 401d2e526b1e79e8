import type { User } from '@contract/users'
import type { Failure } from '@machines/kernel/failure'
import { type NameError, nameErrorOf } from '@rules/account/personName'
import type { SnapshotFrom } from 'xstate'
import type { ProfileFields } from './fields'
import { fieldsIn, isReady, type profileMachine } from './machine'

type Snapshot = SnapshotFrom<typeof profileMachine>

/** The request behind the fields, for a view to subscribe to. */
export const readingOf = (snapshot: Snapshot) => snapshot.children.read
export const knownUser = ({ context }: Snapshot): User | null => context.known
/** Null until the edits from before a reload and the profile are known. */
export const shownFields = (snapshot: Snapshot): ProfileFields | null =>
  snapshot.matches('restoring') ? null : fieldsIn(snapshot.context)
export const canSave = ({ context }: Snapshot): boolean => isReady(context)
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
export const isSaved = (snapshot: Snapshot): boolean => snapshot.matches('saved')
export const failureOf = ({ context }: Snapshot): Failure | null => context.mutation.failure
/** Shown only after the field was blurred. */
export const nameError =
  (name: 'first_name' | 'last_name') =>
  ({ context }: Snapshot): NameError | null =>
    context.touched.includes(name) ? nameErrorOf(fieldsIn(context)?.[name] ?? '') : null
