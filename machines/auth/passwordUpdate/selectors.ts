import type { Failure } from '@machines/kernel/failure'
import { checklistOf, isStrong } from '@rules/auth/password'
import type { SnapshotFrom } from 'xstate'
import type { passwordUpdateMachine } from './machine'

type Snapshot = SnapshotFrom<typeof passwordUpdateMachine>

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isUpdated = (snapshot: Snapshot): boolean => snapshot.matches('updated')
export const currentOf = (snapshot: Snapshot): string => snapshot.context.current
export const passwordOf = (snapshot: Snapshot): string => snapshot.context.password
export const confirmationOf = (snapshot: Snapshot): string => snapshot.context.confirmation
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.mutation.failure
export const checklist = (snapshot: Snapshot) => checklistOf(snapshot.context.password)

export const areUnequal = ({ context }: Snapshot): boolean =>
  context.isConfirmationTouched &&
  context.confirmation !== '' &&
  context.password !== context.confirmation

/** The update is possible only when the checklist passes and the entries match. */
export const canUpdate = ({ context }: Snapshot): boolean =>
  context.current !== '' && isStrong(context.password) && context.password === context.confirmation
