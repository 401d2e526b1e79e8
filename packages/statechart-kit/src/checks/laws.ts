import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../cases'
import { watchLaws } from '../lawUse'
import { findPaths } from '../walks/paths'
import { walkAtRandom } from '../walks/randomWalks'
import { createJudgedWalks, runPath } from '../walks/run'
import { WalkError } from '../walks/walkError'
import type { CheckFinding } from './finding'

/**
 * Runs all generated paths and the random walks: each law that is broken, once, with its shortest walk; each name in the
 * laws that does not exist; and, if no walk failed, each law that never applied.
 */
export function lawFindings<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
): CheckFinding[] {
  const findings = new Map<string, CheckFinding>()
  const watched = { ...options, use: watchLaws(machine, options) }
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
  const judged = createJudgedWalks()
  for (const path of findPaths(machine, options).paths)
    attempt(() => {
      runPath(machine, path, { ...watched, judged })
    })
  attempt(() => {
    walkAtRandom(machine, watched)
  })
  const unused = findings.size === 0 ? watched.use.unused() : []
  return [
    ...findings.values(),
    ...watched.use.unknownNames().map((message) => ({ check: 'unknownName', message })),
    ...unused.map((message) => ({ check: 'unusedLaw', message })),
  ]
}
