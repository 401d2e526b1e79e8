import { ownTransitions, stateNodes } from '../chart'
import { table } from '../text/table'
import { transitionNames } from '../transitionName'
import { findPaths } from '../walks/paths'
import { type Context, chosen, type Outcome } from './context'
import { lastMeasurements } from './history'

/** `charts list`: every machine with its size, and what the last `charts cover` measured. */
export function listCommand(context: Context, names: readonly string[]): Outcome {
  const measured = lastMeasurements()
  const json = chosen(context, names).map(({ name, machine, options, hasCases }) => {
    const nodes = stateNodes(machine)
    const last = measured.find((each) => each.name === name)
    return {
      name,
      description: machine.root.description ?? null,
      states: nodes.filter(({ parent, type }) => parent && type !== 'history').length,
      transitions: transitionNames(nodes.flatMap(ownTransitions)).length,
      paths: findPaths(machine, options).paths.length,
      laws: Object.keys(options.laws ?? {}).length,
      flows: Object.keys(options.runs ?? {}),
      hasCases,
      coverage:
        last === undefined ? null : percent(last.transitions.covered, last.transitions.total),
    }
  })
  const rows = json.map((each) => [
    each.name,
    each.states,
    each.transitions,
    each.paths,
    each.laws,
    each.coverage === null ? '–' : `${each.coverage} %`,
  ])
  const head = ['machine', 'states', 'transitions', 'paths', 'laws', 'covered']
  return { text: table(head, rows), json }
}

/** In whole percent, rounded down: 100 only if everything is covered. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 100 : Math.floor((100 * part) / total)
