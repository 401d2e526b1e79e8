import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { ActorCases, PathOptions } from '../cases'
import { type ChartNode, invocations, matchesDescriptor, spawnedIds, stateNodes } from '../chart'
import { isInternal, outcomes } from '../internals'
import { type Move, moveLabel } from './move'

/**
 * Every move that the test specifies, and every delay of the chart.
 *
 * @throws with one line for each event or actor without a case and each case that nothing takes.
 */
export function movesOf<M extends AnyStateMachine>(machine: M, options: PathOptions<M>): Move[] {
  const nodes = stateNodes(machine)
  const problems: string[] = []
  const moves = [
    ...eventMoves(
      nodes.flatMap((node) => [...node.transitions.keys()]),
      options,
      problems,
    ),
    ...actorMoves(nodes.flatMap(reportersOf), options.actors ?? {}, problems),
    ...nodes
      .flatMap((node) => node.after.map(({ eventType }) => eventType))
      .filter((type, index, all) => all.indexOf(type) === index)
      .map((type) => move('after', { type })),
  ]
  const wrong = options.isPartial
    ? problems.filter((problem) => !problem.includes(' has no '))
    : problems
  if (wrong.length > 0) throw new Error(`Cases of '${machine.id}':\n${wrong.join('\n')}`)
  return distinct(moves)
}

function eventMoves<M extends AnyStateMachine>(
  descriptors: readonly string[],
  options: PathOptions<M>,
  problems: string[],
): Move[] {
  const cases = Object.entries<readonly object[] | undefined>(options.events ?? {})
  const taken = new Set(descriptors.filter((descriptor) => !isInternal(descriptor)))
  for (const descriptor of taken) {
    if (!cases.some(([type]) => matchesDescriptor(type, descriptor))) {
      problems.push(`event '${descriptor}' has no case`)
    }
  }
  return cases.flatMap(([type, payloads = []]) => {
    if (![...taken].some((descriptor) => matchesDescriptor(type, descriptor))) {
      problems.push(`event '${type}' has a case but the chart never takes it`)
    }
    const given = payloads.length > 0 ? payloads : [{}]
    return given.map((payload) => move('event', { ...payload, type }))
  })
}

/** An actor whose results the state takes; `src` is unknown if an action spawns it. */
interface Reporter {
  readonly id: string
  readonly src?: string
  readonly node: ChartNode
}

const reportersOf = (node: ChartNode): Reporter[] => [
  ...invocations(node),
  ...spawnedIds(node).map((id) => ({ id, node })),
]

function actorMoves(
  reporters: readonly Reporter[],
  actors: Readonly<Record<string, ActorCases>>,
  problems: string[],
): Move[] {
  const known = new Set(reporters.flatMap(({ id, src }) => [id, src ?? id]))
  for (const name of Object.keys(actors)) {
    if (!known.has(name))
      problems.push(
        `actor '${name}' has cases but is never invoked, and no state takes its results`,
      )
  }
  return reporters.flatMap(({ id, src, node }) => {
    const cases = actors[id] ?? actors[src ?? id]
    return outcomes.flatMap(({ kind, prefix, field }) => {
      const type = `${prefix}${id}`
      const values = cases?.[kind] ?? []
      if (node.transitions.has(type) && values.length === 0) {
        problems.push(`actor '${id}' (${src ?? 'spawned'}) has no ${kind} case`)
      }
      // Only an active child emits, so a case may omit the status.
      const given = kind === 'snapshot' ? values.map((value) => activeOf(value)) : values
      return given.map((value) => move(kind, { type, [field]: value, actorId: id }, id))
    })
  })
}

const activeOf = (snapshot: unknown) => ({ ...(snapshot as object), status: 'active' })

function move(kind: Move['kind'], event: AnyEventObject, actorId?: string): Move {
  const label = moveLabel(kind, event, actorId)
  return actorId === undefined ? { kind, event, label } : { kind, event, label, actorId }
}

/** Two invokes may share an id, and two cases a label: labels become unique, and duplicates are dropped. */
function distinct(moves: readonly Move[]): Move[] {
  const seen = new Map<string, Move[]>()
  return moves.flatMap((each) => {
    const equal = seen.get(each.label) ?? []
    if (equal.some(({ event }) => sameEvent(event, each.event))) return []
    const named =
      equal.length === 0 ? each : { ...each, label: `${each.label} #${equal.length + 1}` }
    seen.set(each.label, [...equal, named])
    return [named]
  })
}

function sameEvent(one: AnyEventObject, other: AnyEventObject): boolean {
  const keys = Object.keys({ ...one, ...other })
  return keys.every((key) => Object.is(one[key], other[key]))
}
