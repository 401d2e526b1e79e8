import type { InspectionEvent, Snapshot } from 'xstate'

/** Maximum number of events stored per chart, and for all together. */
const maxSteps = 20
/** Fields whose text is one of a few constants; the recorder stores only such text. */
const wordFields = /^(kind|status|reason|step|locale|part)$/
const word = /^[a-z]+([_-][a-z]+)*$/i

/**
 * One event: its type, and the kind of value of each field. It contains no value that a user could
 * have typed.
 */
export type Step = {
  chart: string
  event: string
  from: unknown
  with: Record<string, number | boolean | string | null>
  /** Number of consecutive repetitions: typing sends one event per key. */
  times: number
}

type OfChart = Snapshot<unknown> & { machine: { id: string }; value: unknown }
/** The part of an actor that an inspector receives. */
export type Watched = { getSnapshot(): unknown }
export type BrokenChart = { chart: string; state: unknown; walk: Step[] }
export type Recorder = ReturnType<typeof createRecorder>

/**
 * Records the last events of every chart from XState's inspection. Calls `onBroken` for a chart
 * that ended in an error, before its parent handles the error.
 */
export function createRecorder(onBroken: (error: unknown, broken: BrokenChart) => void) {
  const walks = new WeakMap<Watched, Step[]>()
  const recent: Step[] = []
  return {
    recent: () => [...recent],
    walkOf: (actor: Watched): BrokenChart | null => {
      const at = chartOf(actor)
      return at && { chart: at.machine.id, state: at.value, walk: walks.get(actor) ?? [] }
    },
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.event') return
      const { event, actorRef, sourceRef } = inspected
      // XState sends a child's snapshot to its parent after each event of the child.
      if (event.type.startsWith('xstate.snapshot.')) return
      const to = chartOf(actorRef)
      if (to !== null) {
        const isFirst = event.type === 'xstate.init'
        const step = {
          chart: to.machine.id,
          event: event.type,
          from: isFirst ? null : to.value,
          with: shapeOf(event),
          times: 1,
        }
        const walk = walks.get(actorRef) ?? []
        walks.set(actorRef, walk)
        add(walk, step)
        add(recent, step)
      }
      // XState reports an error that a chart throws only to the chart's parent, not to the
      // inspector.
      if (sourceRef !== undefined && event.type.startsWith('xstate.error.actor.')) {
        const from = chartOf(sourceRef)
        if (from === null) return
        const walk = [...(walks.get(sourceRef) ?? [])]
        const broken = { chart: from.machine.id, state: from.value, walk }
        onBroken('error' in event ? event.error : undefined, broken)
      }
    },
  }
}

function add(steps: Step[], step: Step): void {
  const last = steps.at(-1)
  if (last !== undefined && isSame(last, step))
    steps[steps.length - 1] = { ...last, times: last.times + 1 }
  else steps.push(step)
  if (steps.length > maxSteps) steps.shift()
}

function isSame(one: Step, other: Step): boolean {
  return (
    one.chart === other.chart &&
    one.event === other.event &&
    one.from === other.from &&
    Object.keys(other.with).every((name) => one.with[name] === other.with[name])
  )
}

function chartOf(actor: Watched): OfChart | null {
  const snapshot = actor.getSnapshot() as Partial<OfChart> | undefined
  return snapshot?.machine === undefined ? null : (snapshot as OfChart)
}

function shapeOf(event: Record<string, unknown>): Step['with'] {
  const shape: Step['with'] = {}
  for (const name in event) {
    if (name !== 'type') shape[name] = kindOf(name, event[name])
  }
  return shape
}

function kindOf(name: string, value: unknown): Step['with'][string] {
  if (Array.isArray(value)) return value.length
  if (typeof value === 'string') return wordFields.test(name) && word.test(value) ? value : 'text'
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object') return typeof value
  // Failures and outcomes distinguish one sequence of events from another.
  const { failure, kind } = value as { failure?: { kind: string; code?: string }; kind?: unknown }
  return failure?.code ?? failure?.kind ?? (typeof kind === 'string' ? kind : 'object')
}
