import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../cases'
import { findPaths } from '../walks/paths'
import { walkAtRandom } from '../walks/randomWalks'
import { runPath } from '../walks/run'
import { WalkError } from '../walks/walkError'
import type { CheckFinding } from './finding'

/** Runs all generated paths and the random walks: each law that is broken, once, with its shortest walk. */
export function lawFindings<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
): CheckFinding[] {
  const findings = new Map<string, CheckFinding>()
  const attempt = (run: () => void) => {
    try {
      run()
    } catch (error) {
      if (!(error instanceof WalkError)) throw error
      const { law, path, message } = error
      const key = law ?? message
      const shortest = findings.get(key)?.example?.steps.length ?? Number.POSITIVE_INFINITY
      if (path.steps.length >= shortest) return
      const finding =
        law === null
          ? { check: 'prediction', message, example: path }
          : { check: 'law', message: `it does not hold that ${law}`, example: path }
      findings.set(key, finding)
    }
  }
  for (const path of findPaths(machine, options).paths)
    attempt(() => runPath(machine, path, options))
  attempt(() => walkAtRandom(machine, options))
  return [...findings.values()]
}
