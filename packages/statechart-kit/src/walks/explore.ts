import type { AnyMachineSnapshot } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { isPossible, runningIn } from './ledger'
import type { Move } from './move'
import type { createPrediction, Predicted } from './prediction'

/** One step of a walk through the chart. */
export type WalkStep = Predicted & { readonly move: Move }

interface Search {
  readonly prediction: ReturnType<typeof createPrediction>
  readonly moves: readonly Move[]
  readonly contextKey: (context: unknown) => unknown
  readonly start: Predicted
  /** With the step before, two arrivals in a state count as two if other steps led there. */
  readonly distinguish: 'situation' | 'situationAndStepBefore'
  readonly maxSituations?: number | undefined
}

/** Charts with unbounded context keys stop here; 150 transitions need some thousands. */
const maxSituations = 20_000

/**
 * Every edge of the machine's graph as the shortest walk to its source and then the edge.
 *
 * @throws if the graph is infinite, because `contextKey` grows without bound.
 */
export function exploreEdges(search: Search): WalkStep[][] {
  const limit = search.maxSituations ?? maxSituations
  const predicted = new Map<AnyMachineSnapshot, Predicted>([[search.start.snapshot, search.start]])
  const labels = new Map(search.moves.map((move) => [move.event as object, move]))
  const at = (snapshot: AnyMachineSnapshot) => predicted.get(snapshot) as Predicted
  const moveOf = (event: object) => labels.get(event) as Move
  const serialize = createSerializer(search, at, moveOf)

  const logic = {
    transition: (snapshot: AnyMachineSnapshot, event: object) => {
      const next = search.prediction.next(at(snapshot), moveOf(event))
      predicted.set(next.snapshot, next)
      return next.snapshot
    },
    getInitialSnapshot: () => search.start.snapshot,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  }
  const options = {
    events: search.moves.map(({ event }) => event),
    // A response must be received; an event or a snapshot without a transition leads nowhere. Not `can`: it is false
    // for a transition that only forbids, which must be covered too.
    filterEvents: (snapshot: AnyMachineSnapshot, event: object) =>
      isPossible(moveOf(event), snapshot, at(snapshot).ledger) &&
      (!['event', 'snapshot'].includes(moveOf(event).kind) ||
        snapshot.machine.getTransitionData(snapshot, event).length > 0),
    serializeState: serialize,
    serializeEvent: (event: object) => moveOf(event).label,
    limit,
  }
  const graph = boundedGraph(limit, () => getAdjacencyMap(logic as never, options as never))

  const walks: WalkStep[][] = []
  const walkTo = new Map<string, WalkStep[]>([[Object.keys(graph)[0] as string, []]])
  // The map lists its vertices in the order of their discovery, so a source is always known.
  for (const [source, { state, transitions }] of Object.entries(graph)) {
    for (const edge of Object.values(transitions)) {
      const step = { ...at(edge.state), move: moveOf(edge.event) }
      const walk = [...(walkTo.get(source) as WalkStep[]), step]
      const target = serialize(edge.state, edge.event, state)
      if (!walkTo.has(target)) walkTo.set(target, walk)
      walks.push(walk)
    }
  }
  return walks
}

function boundedGraph(limit: number, explore: () => unknown): Graph {
  try {
    return explore() as Graph
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error
    const cause = `more than ${limit} situations: contextKey has to be bounded`
    throw new Error(cause, { cause: error })
  }
}

type Graph = Record<
  string,
  {
    state: AnyMachineSnapshot
    transitions: Record<string, { event: object; state: AnyMachineSnapshot }>
  }
>

function createSerializer(
  { contextKey, distinguish }: Search,
  at: (snapshot: AnyMachineSnapshot) => Predicted,
  moveOf: (event: object) => Move,
) {
  const situation = (snapshot: AnyMachineSnapshot) => {
    return JSON.stringify([
      snapshot.status,
      snapshot.value,
      contextKey(snapshot.context),
      runningIn(snapshot, at(snapshot).ledger),
    ])
  }
  return (snapshot: AnyMachineSnapshot, event?: object, before?: AnyMachineSnapshot) => {
    if (distinguish === 'situation' || !event || !before) return situation(snapshot)
    return `${situation(snapshot)} by ${moveOf(event).label} from ${situation(before)}`
  }
}
