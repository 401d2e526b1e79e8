import type { Move } from '../walks/move'
import type { Expectation, MachinePath } from '../walks/path'

/** How a system starts. */
export type Start = Pick<MachinePath, 'run' | 'input'>

/**
 * Anything that a path can be walked on: an actor, screens in jsdom, an app in a browser. `Result` is `void` for a
 * system that never waits.
 */
export interface SystemUnderTest<Result extends void | Promise<void> = void | Promise<void>> {
  /** Starts it as the path does, from a fresh state. */
  readonly create: (start: Start) => Result
  /** Brings the move about. */
  readonly do: (move: Move, ms: number | null) => Result
  /** @throws if the system does not show what the chart predicts. */
  readonly read: (expected: Expectation) => Result
  /** Ends it; also called after a failure, even of `create`. */
  readonly reset: () => Result
}

/** What `walkPath` needs to know of a path. */
export interface Walkable extends Start {
  readonly start: Expectation
  readonly steps: readonly {
    readonly move: Move
    readonly expected: Expectation
    /** How long the system has to wait for the delay that ends, in milliseconds; null for other moves. */
    readonly ms?: number | null
  }[]
}

/** Runs one step; a project wraps it, for example in Playwright's `test.step`. The start is step 0. */
export type Around = (step: number, act: () => Promise<void>) => Promise<void>

/**
 * Walks the path: does each move, and reads the system after each.
 *
 * @throws what the system throws, with the step where it happened.
 */
export async function walkPath(
  system: SystemUnderTest,
  path: Walkable,
  around: Around = (_, act) => act(),
): Promise<void> {
  try {
    await around(0, async () => {
      await system.create(path)
      await system.read(path.start)
    })
    for (const [at, { move, expected, ms }] of path.steps.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await around(at + 1, async () => {
        await system.do(move, ms ?? null)
        await system.read(expected)
      })
    }
  } finally {
    await system.reset()
  }
}
