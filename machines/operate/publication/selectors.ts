import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import { isPasswordNeeded } from '../console/sensitive'
import { draftProblems } from './context'
import type { publicationMachine } from './machine'

type Snapshot = SnapshotFrom<typeof publicationMachine>

export const storedPublication = ({ context }: Snapshot) => context.stored
/** What the letter says to those whom the change concerns. */
export const publicationNotice = ({ context }: Snapshot): string => context.notice
export const publicationDraft = ({ context }: Snapshot) => context.draft
/** The state that is asked about; null while nothing is. */
export const confirmedState = ({ context, value }: Snapshot) =>
  value === 'confirming' || value === 'applying' ? (context.change?.publication ?? null) : null
export const isPlanning = ({ value }: Snapshot): boolean =>
  value === 'planning' || value === 'applyingPlan'
export const isStoringPlan = ({ value }: Snapshot): boolean => value === 'applyingPlan'
export const planFailure = (at: Snapshot): Failure | null =>
  !isPlanning(at) || isPasswordNeeded(at.context.mutation.failure)
    ? null
    : at.context.mutation.failure
/** What is wrong with the times of the plan. */
export const planProblems = ({ context: { draft, stored } }: Snapshot) =>
  draft === null || stored === null ? [] : draftProblems(draft, stored)
