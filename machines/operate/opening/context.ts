import type { MutationContext } from '@machines/kernel/mutation/state'
import { type OpeningStep, openingSteps } from './steps'

/** A draft as the server has stored it. */
export type StoredDraft<Draft> = {
  version: number
  draft: Draft
  /** The building that it became; null while it is a draft. */
  building: string | null
}

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
    /** The draft as it was read or stored last. */
    known: Draft
    version: number
    /** The opened building; null before. */
    building: string | null
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

/** What the server has stored in a section of the draft with an uploaded file, and the version that it is in now. */
export type UploadedFile<Draft> = {
  section: keyof Draft & string
  fields: object
  version: number
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

/**
 * The stored draft, with what this tab has edited since. Of a section with fields, another tab may have changed others,
 * such as an uploaded picture.
 */
export function mergedDraft<Draft extends object>(
  stored: Draft,
  { draft, known, edited }: Pick<OpeningContext<Draft>, 'draft' | 'known' | 'edited'>,
): Draft {
  const own = edited.map((name) => {
    const section = name as keyof Draft
    return [name, mergedSection(draft[section], known[section], stored[section])]
  })
  return { ...stored, ...Object.fromEntries(own) }
}

function mergedSection(mine: unknown, base: unknown, theirs: unknown): unknown {
  if (!isRecord(mine) || !isRecord(theirs)) return mine
  const before = isRecord(base) ? base : {}
  const changed = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return { ...theirs, ...Object.fromEntries(changed) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A draft with what the server has stored in it. */
export const withUploaded = <Draft extends object>(
  draft: Draft,
  { section, fields }: UploadedFile<Draft>,
): Draft => ({ ...draft, [section]: { ...draft[section], ...fields } })
