import type { MachinePath } from './path'

/** A walk on which a law was broken, the actor failed, or the machine differed from its prediction. */
export class WalkError extends Error {
  override readonly name = 'WalkError'
  /** The walk up to the step that failed: a counterexample. */
  readonly path: MachinePath
  /** The law that was broken, if any. */
  readonly law: string | null

  constructor(
    message: string,
    { path, step, law, cause }: { path: MachinePath; step: number; law?: string; cause?: unknown },
  ) {
    super(message, { cause })
    this.path = { ...path, steps: path.steps.slice(0, step) }
    this.law = law ?? null
  }
}
