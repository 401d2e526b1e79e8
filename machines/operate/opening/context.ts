import type { MutationContext } from '@machines/kernel/mutation/state'
import { type OpeningStep, openingSteps } from './steps'

/** A draft as the server has stored it. */
export type StoredDraft<Draft> = { version: number; draft: Draft; isOpened: boolean }

export type OpeningInput = {
  id: string
  /** The step in the address. */
  step: OpeningStep | null
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

export type OpeningContext<Draft> = Omit<OpeningInput, 'step'> &
  MutationContext & {
    draft: Draft
    version: number
    step: OpeningStep
    /** The step to show once the draft is stored. */
    next: OpeningStep
    /** The sections that were edited since the draft was stored; another tab may have stored the others. */
    edited: readonly string[]
    /** The operator has tried to leave the step, so its fields show their errors. */
    showsErrors: boolean
    /** Why the host name cannot be used. */
    hostProblem: HostProblem | null
  }

export type HostProblem = 'taken' | 'invalid'

/** The furthest step that may be shown: the first incomplete one. */
export function furthestStep<Draft>(
  draft: Draft,
  isComplete: (step: OpeningStep, draft: Draft) => boolean,
): OpeningStep {
  return openingSteps.find((step) => !isComplete(step, draft)) ?? 'review'
}

export const isReached = (step: OpeningStep, furthest: OpeningStep): boolean =>
  openingSteps.indexOf(step) <= openingSteps.indexOf(furthest)

/** The stored draft, with what this tab has edited since. */
export function mergedDraft<Draft extends object>(
  stored: Draft,
  { draft, edited }: Pick<OpeningContext<Draft>, 'draft' | 'edited'>,
): Draft {
  const own = edited.map((section) => [section, draft[section as keyof Draft]])
  return { ...stored, ...Object.fromEntries(own) }
}
