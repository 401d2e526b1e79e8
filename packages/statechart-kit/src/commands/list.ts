import { ownTransitions, stateNodes } from '../chart'
import { table } from '../text/table'
import { transitionNames } from '../transitionName'
import { findPaths } from '../walks/paths'
import { type Context, chosen, type Outcome } from './context'
import { lastMeasurements } from './history'

/**
 * `charts list`: every machine with its size, its flows, and what the last `charts cover` measured. Edges are the cases
 * in all situations; of equivalent ones, one path takes one.
 */
export function listCommand(context: Context, names: readonly string[]): Outcome {
  const measured = lastMeasurements()
  const json = chosen(context, names).map(({ name, machine, options, hasCases }) => {
    const nodes = stateNodes(machine)
    const { paths, edges, parts } = findPaths(machine, options)
    const last = measured.find((each) => each.name === name)
    return {
      name,
      description: machine.root.description ?? null,
      states: nodes.filter(({ parent, type }) => parent && type !== 'history').length,
      transitions: transitionNames(nodes.flatMap(ownTransitions)).length,
      edges,
      paths: paths.length,
      laws: Object.keys(options.laws ?? {}),
      flows: Object.fromEntries(
        [...parts].map(([run, part]) => [
          run,
          {
            // Without the root.
            states: part.states.size - 1,
            transitions: part.transitions.size,
            edges: part.edges,
            paths: paths.filter((path) => path.run === run).length,
          },
        ]),
      ),
      hasCases,
      coverage:
        last === undefined ? null : percent(last.transitions.covered, last.transitions.total),
    }
  })
  const rows = json.flatMap((each) => [
    [
      each.name,
      each.states,
      each.transitions,
      each.edges,
      each.paths,
      each.laws.length,
      each.coverage === null ? '–' : `${each.coverage} %`,
    ],
    ...Object.entries(each.flows).map(([run, flow]) => [
      `  ${run}`,
      flow.states,
      flow.transitions,
      flow.edges,
      flow.paths,
      '',
      '',
    ]),
  ])
  const head = ['machine', 'states', 'transitions', 'edges', 'paths', 'laws', 'covered']
  return { text: table(head, rows), json }
}

/** In whole percent, rounded down: 100 only if everything is covered. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 100 : Math.floor((100 * part) / total)
