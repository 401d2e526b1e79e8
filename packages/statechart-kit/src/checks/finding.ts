import type { MachinePath } from '../walks/path'

/** A defect that the checks of a chart found. */
export interface CheckFinding {
  /** The name of the check, such as `deadlock`. */
  readonly check: string
  /** What is wrong, and where. */
  readonly message: string
  /** The shortest walk to it, if there is one. */
  readonly example?: MachinePath
}
