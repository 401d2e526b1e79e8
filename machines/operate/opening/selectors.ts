import type { Failure } from '@machines/kernel/failure'
import type { OpeningContext } from './context'
import type { OpeningStep } from './steps'

type Snapshot<Draft> = { value: unknown; context: OpeningContext<Draft> }

export const draftOf = <Draft>({ context }: Snapshot<Draft>): Draft => context.draft
export const stepOf = ({ context }: Snapshot<unknown>): OpeningStep => context.step
export const showsErrors = ({ context }: Snapshot<unknown>): boolean => context.showsErrors
export const hostProblem = ({ context }: Snapshot<unknown>) => context.hostProblem
export const isBusy = ({ value }: { value: unknown }): boolean =>
  ['checkingHost', 'saving', 'merging', 'opening'].includes(String(value))
export const isOpeningNow = ({ value }: { value: unknown }): boolean => value === 'opening'
export const isReadingDraft = ({ value }: { value: unknown }): boolean => value === 'reading'
export const hasDraftFailed = ({ value }: { value: unknown }): boolean => value === 'failed'
export const isDraftGone = ({ value }: { value: unknown }): boolean => value === 'gone'
/** The opened building; null before. */
export const openedBuilding = ({ context }: Snapshot<unknown>): string | null => context.building
export const isLive = ({ value }: { value: unknown }): boolean => value === 'live'
export const openingFailure = ({ context }: Snapshot<unknown>): Failure | null =>
  context.mutation.failure
