import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { isPossible, runningIn } from './ledger'
import type { Move } from './move'
import type { createPrediction, Predicted } from './prediction'

/** One step of a walk through the chart. */
export type WalkStep = Predicted & { readonly move: Move }

/** Whether a move can happen in this situation, beside what the chart says. */
export type CanHappen = (move: Move, at: Predicted) => boolean

interface Search {
  readonly prediction: ReturnType<typeof createPrediction>
  readonly moves: readonly Move[]
  readonly contextKey: (context: unknown) => unknown
  readonly start: Predicted
  readonly canHappen: CanHappen
  /** With the step before, two arrivals in a state count as two if other steps led there. */
  readonly distinguish: 'situation' | 'situationAndStepBefore'
  readonly maxSituations?: number | undefined
}

/** Charts with unbounded context keys stop here; 150 transitions need some thousands. */
const maxSituations = 20_000

/** A situation of the machine, of which several moves lead on. */
export interface Situation {
  readonly id: string
  readonly at: Predicted
  /** The shortest walk from the start. */
  readonly walk: readonly WalkStep[]
  readonly edges: readonly Edge[]
}

/** A move in a situation. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly step: WalkStep
}

/** Every situation by its id, in the order of their distance from the start, which is the first. */
export type SituationGraph = ReadonlyMap<string, Situation>

/** Every edge of the graph as the shortest walk to its source and then the edge. */
export const edgeWalks = (graph: SituationGraph): WalkStep[][] =>
  [...graph.values()].flatMap(({ walk, edges }) => edges.map(({ step }) => [...walk, step]))

/**
 * The machine's graph.
 *
 * @throws if it is infinite, because `contextKey` grows without bound.
 */
export function exploreGraph(search: Search): SituationGraph {
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
    filterEvents: (snapshot: AnyMachineSnapshot, event: object) =>
      search.canHappen(moveOf(event), at(snapshot)) && isTaken(moveOf(event), at(snapshot)),
    serializeState: serialize,
    serializeEvent: (event: object) => moveOf(event).label,
    limit,
  }
  const graph = boundedGraph(limit, () => getAdjacencyMap(logic as never, options as never))

  const [first = ''] = Object.keys(graph)
  const walkTo = new Map<string, WalkStep[]>([[first, []]])
  // The map lists its vertices in the order of their discovery, so a source is always known.
  const situations = Object.entries(graph).map(([id, { state, transitions }]): Situation => {
    const walk = walkTo.get(id) as WalkStep[]
    const edges = Object.values(transitions).map((edge): Edge => {
      const step = { ...at(edge.state), move: moveOf(edge.event) }
      const to = serialize(edge.state, edge.event, state)
      if (!walkTo.has(to)) walkTo.set(to, [...walk, step])
      return { from: id, to, step }
    })
    return { id, at: at(state), walk, edges }
  })
  return new Map(situations.map((situation) => [situation.id, situation]))
}

/**
 * Whether the move is possible and leads somewhere. A response must be received; an event or a snapshot without a
 * transition leads nowhere. Not `can`: it is false for a transition that only forbids, which must be covered too.
 */
export function isTaken(move: Move, { snapshot, ledger }: Predicted): boolean {
  return (
    isPossible(move, snapshot, ledger) &&
    (!['event', 'snapshot'].includes(move.kind) ||
      (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, move.event).length > 0)
  )
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

/** The id of a situation: what distinguishes it from others. */
export function situationId(
  { snapshot, ledger }: Predicted,
  contextKey: (context: unknown) => unknown,
): string {
  const { status, value, context } = snapshot
  return JSON.stringify([status, value, contextKey(context), runningIn(snapshot, ledger)])
}

function createSerializer(
  { contextKey, distinguish }: Search,
  at: (snapshot: AnyMachineSnapshot) => Predicted,
  moveOf: (event: object) => Move,
) {
  const situation = (snapshot: AnyMachineSnapshot) => situationId(at(snapshot), contextKey)
  return (snapshot: AnyMachineSnapshot, event?: object, before?: AnyMachineSnapshot) => {
    if (distinguish === 'situation' || !event || !before) return situation(snapshot)
    return `${situation(snapshot)} by ${moveOf(event).label} from ${situation(before)}`
  }
}
