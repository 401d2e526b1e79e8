import type { MachinePath } from './path'

interface WalkFailure {
  readonly path: MachinePath
  readonly step: number
  readonly problem: string
  readonly law?: string
  readonly cause?: unknown
}

/** A walk on which a law was broken, the actor failed, or the machine differed from its prediction. */
export class WalkError extends Error {
  override readonly name = 'WalkError'
  /** The walk up to the step that failed: a counterexample. */
  readonly path: MachinePath
  /** The law that was broken, if any. */
  readonly law: string | null
  /** What went wrong, without the walk. */
  readonly problem: string

  constructor(message: string, { path, step, law, cause, problem }: WalkFailure) {
    super(message, { cause })
    this.problem = problem
    this.path = { ...path, steps: path.steps.slice(0, step) }
    this.law = law ?? null
  }
}
