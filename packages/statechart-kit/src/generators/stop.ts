import { nearest } from '../nearest'

/** How far a random walk has come. */
export interface Progress {
  readonly states: { readonly visited: ReadonlySet<string>; readonly total: number }
  readonly transitions: { readonly taken: ReadonlySet<string>; readonly total: number }
  /** The number of steps. */
  readonly length: number
  /** In milliseconds. */
  readonly duration: number
}

/** True once the walk may stop. */
export type StopCondition = (progress: Progress) => boolean

const share = (part: number, total: number) => (total === 0 ? 100 : (100 * part) / total)

/** GraphWalker's stop conditions by their names: vertices are states here, and edges are transitions. */
const conditions: Readonly<Record<string, (argument: string) => StopCondition>> = {
  edge_coverage: (percent) => {
    const least = numberOf('edge_coverage', percent)
    return ({ transitions }) => share(transitions.taken.size, transitions.total) >= least
  },
  vertex_coverage: (percent) => {
    const least = numberOf('vertex_coverage', percent)
    return ({ states }) => share(states.visited.size, states.total) >= least
  },
  reached_vertex:
    (state) =>
    ({ states }) =>
      states.visited.has(state),
  reached_edge:
    (transition) =>
    ({ transitions }) =>
      transitions.taken.has(transition),
  length: (steps) => {
    const least = numberOf('length', steps)
    return ({ length }) => length >= least
  },
  time_duration: (seconds) => {
    const least = numberOf('time_duration', seconds) * 1000
    return ({ duration }) => duration >= least
  },
  never: () => () => false,
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number) || number < 0) {
    throw new Error(`${name} needs a number, such as ${name}(100), but got '${text}'`)
  }
  return number
}

/**
 * Reads a stop condition such as `edge_coverage(100) && vertex_coverage(100) || length(200)`. `&&` (or `and`) binds
 * tighter than `||` (or `or`); there are no parentheses around groups.
 *
 * @throws if a name is unknown or its argument is wrong.
 */
export function stopCondition(text: string): StopCondition {
  const any = text.split(/\s*\|\|\s*|\s+or\s+/i).map((alternative) => {
    const every = alternative.split(/\s*&&\s*|\s+and\s+/i).map(singleCondition)
    return (progress: Progress) => every.every((holds) => holds(progress))
  })
  return (progress) => any.some((holds) => holds(progress))
}

function singleCondition(text: string): StopCondition {
  const [, name = '', argument = ''] = /^\s*(\w+)\s*(?:\((.*)\))?\s*$/.exec(text) ?? []
  const create = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  if (create === undefined) {
    throw new Error(
      `there is no stop condition '${text.trim()}'${nearest(name, Object.keys(conditions))}`,
    )
  }
  return create(argument.trim())
}
