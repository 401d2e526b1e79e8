import type { SnapshotFrom } from 'xstate'
import type { ImportMachine } from './machine'

type Snapshot = SnapshotFrom<ImportMachine>

/** What the screen shows; a file that is read counts as checked. */
export type ImportStep = 'choosing' | 'checking' | 'reviewing' | 'importing' | 'done' | 'doneInPart'

export function importStep({ value }: Snapshot): ImportStep {
  if (value === 'reading') return 'checking'
  // The machine leaves this state before anyone sees it.
  return value === 'routing' ? 'importing' : value
}

export const fileOf = ({ context }: Snapshot) => context.file
export const buildingIn = ({ context }: Snapshot): string => context.buildingUuid
export const reportOf = ({ context }: Snapshot) => context.report
export const contentOf = ({ context }: Snapshot): string => context.content
export const importFailure = ({ context }: Snapshot) => context.mutation.failure
