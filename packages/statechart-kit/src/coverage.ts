import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { ancestors, type ChartNode, ownTransitions, stateNodes } from './chart'
import { activeNodes, snapshotIn, takenIn } from './internals'
import { type Share, shareOf } from './share'
import { transitionNames } from './transitionName'

/** The reason why something is not covered, by the exact name in the report. */
export type Waiver =
  | { readonly transition: string; readonly reason: string }
  | { readonly state: string; readonly reason: string }

/** Waived items do not count. */
export interface CoverageReport {
  readonly states: Share
  readonly transitions: Share
  /** Waivers that name nothing, name something covered, or have no reason. */
  readonly badWaivers: readonly string[]
}

/**
 * Collects what really ran. Pass `inspect` to every actor of this machine, or of copies made with `provide`; then call
 * for the report.
 */
export function createCoverage(machine: AnyStateMachine) {
  const nodes = stateNodes(machine)
  const states = nodes.filter((node) => node.parent && node.type !== 'history').map(({ id }) => id)
  const transitions = transitionNames(nodes.flatMap(ownTransitions))
  const seenStates = new Set<string>()
  const seenTransitions = new Set<string>()

  return {
    inspect: (event: InspectionEvent) => {
      const snapshot = snapshotIn(event)
      if (snapshot === undefined || !isOf(machine, snapshot)) return
      const taken = takenIn(event)
      // The initial state may be transient: then only its own `always` shows that it was entered.
      const sources = taken.map(({ source }) => source as ChartNode)
      const left = sources.flatMap((source) => [source, ...ancestors(source)])
      for (const { id } of [...left, ...activeNodes(snapshot)]) seenStates.add(id)
      for (const name of transitionNames(taken)) seenTransitions.add(name)
    },

    report: (waivers: readonly Waiver[] = []): CoverageReport => {
      const waivedStates = new Set(waivers.flatMap((each) => ('state' in each ? each.state : [])))
      const waivedTransitions = new Set(
        waivers.flatMap((each) => ('transition' in each ? each.transition : [])),
      )
      return {
        states: share(states, seenStates, waivedStates),
        transitions: share(transitions, seenTransitions, waivedTransitions),
        badWaivers: [
          ...badWaivers('state', states, seenStates, waivedStates),
          ...badWaivers('transition', transitions, seenTransitions, waivedTransitions),
          ...waivers
            .filter(({ reason }) => reason.trim() === '')
            .map((each) => `no reason is given for ${JSON.stringify(each)}`),
        ],
      }
    },
  }
}

function share(all: readonly string[], seen: Set<string>, waived: Set<string>): Share {
  return shareOf(
    all.filter((name) => !waived.has(name)),
    (name) => seen.has(name),
  )
}

function badWaivers(kind: string, all: readonly string[], seen: Set<string>, waived: Set<string>) {
  return [...waived].flatMap((name) => {
    if (!all.includes(name)) return [`there is no ${kind} '${name}' to waive`]
    return seen.has(name) ? [`${kind} '${name}' is covered, its waiver is unused`] : []
  })
}

/** Separates the machine's own steps from those of other machines in the same system. */
function isOf(machine: AnyStateMachine, snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && (snapshot.machine as AnyStateMachine).config === machine.config
}
