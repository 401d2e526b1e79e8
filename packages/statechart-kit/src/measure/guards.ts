import type { AnyStateMachine } from 'xstate'
import type { Provided } from '../cases'
import { type Share, shareOf } from '../share'

type Guard = (...given: unknown[]) => boolean

/**
 * Wraps the named guards of the chart, so that both of their results are recorded. Composed ones (`and`, `or`, `not`)
 * count by their parts.
 */
export function recordGuards(machine: AnyStateMachine, provide: Provided = {}) {
  const all = { ...machine.implementations.guards, ...provide.guards } as Record<string, unknown>
  const seen = new Set<string>()
  const plain = Object.entries(all).filter(
    (entry): entry is [string, Guard] => typeof entry[1] === 'function' && !('guards' in entry[1]),
  )
  const wrapped = plain.map(([name, guard]): [string, Guard] => [
    name,
    (...given) => {
      const result = guard(...given)
      seen.add(`${name} is ${String(result)}`)
      return result
    },
  ])
  return {
    provided: { ...all, ...Object.fromEntries(wrapped) },
    report: (): Share => {
      const names = plain.flatMap(([name]) => [`${name} is true`, `${name} is false`])
      return shareOf(names, (name) => seen.has(name))
    },
  }
}
