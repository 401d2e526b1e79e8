import type { PassCheck } from '@contract/passVerification'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { passVerificationMachine } from './machine'

type Snapshot = SnapshotFrom<typeof passVerificationMachine>

export const codeOf = ({ context }: Snapshot): string => context.code
export const resultOf = ({ context }: Snapshot): PassCheck | null => context.result
export const failureOf = ({ context }: Snapshot): Failure | null => context.mutation.failure
export const isMarked = ({ context }: Snapshot): boolean => context.isMarked
export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking')
export const isMarking = (snapshot: Snapshot): boolean => snapshot.matches('marking')
