import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { initType, observedIn } from '../internals'
import { transitionName } from '../transitionName'

/** An actor that has been started. */
export interface InspectedActor {
  readonly id: string
  /** Its system id, or its id below its parent; of a root, the id of its machine. */
  readonly name: string
  readonly parent: string | null
  readonly ref: AnyActorRef
}

/** One event that an actor has received, with what it was before and after. */
export interface InspectedStep {
  readonly number: number
  /** Milliseconds since the inspection began. */
  readonly at: number
  readonly actor: string
  /** Who has sent the event; null for one from outside. */
  readonly source: string | null
  readonly event: AnyEventObject
  readonly before: object | undefined
  after: object | undefined
  /** The transitions that were taken, by name. */
  readonly taken: string[]
}

export interface InspectionOptions {
  /** How many steps are stored; older ones are dropped. */
  readonly maxSteps?: number
  readonly now?: () => number
}

type Named = AnyActorRef & { systemId?: string; logic?: { id?: string } }

export type Inspection = ReturnType<typeof createInspection>

/**
 * Follows all actors of a system. Pass `inspect` when the root actor is created.
 */
export function createInspection({
  maxSteps = 1000,
  now = () => performance.now(),
}: InspectionOptions = {}) {
  const actors = new Map<string, InspectedActor>()
  const steps: InspectedStep[] = []
  const visited = new Map<string, { states: Set<string>; transitions: Set<string> }>()
  const listeners = new Set<() => void>()
  const startedAt = now()
  let count = 0

  const add = (ref: AnyActorRef) => {
    if (actors.has(ref.sessionId)) return
    const { sessionId, id, systemId, logic, _parent } = ref as Named
    actors.set(sessionId, {
      id: sessionId,
      name: systemId ?? (_parent === undefined ? logic?.id : undefined) ?? id,
      parent: _parent?.sessionId ?? null,
      ref,
    })
  }
  const visitedBy = (id: string) => {
    const found = visited.get(id) ?? { states: new Set(), transitions: new Set() }
    visited.set(id, found)
    return found
  }
  const visit = (id: string, snapshot: unknown) => {
    for (const path of activePaths(snapshot)) visitedBy(id).states.add(path)
  }
  const lastOf = (actor: string, event: unknown) =>
    steps.findLast((step) => step.actor === actor && step.event === event)

  return {
    inspect: (inspected: InspectionEvent): void => {
      const ref = inspected.actorRef as unknown as AnyActorRef
      add(ref)
      const observed = observedIn(inspected)
      if (observed?.kind === 'received') {
        const { event, source } = observed
        steps.push({
          number: ++count,
          at: now() - startedAt,
          actor: ref.sessionId,
          source: source?.sessionId ?? null,
          event,
          before: event.type === initType ? undefined : ref.getSnapshot(),
          after: undefined,
          taken: [],
        })
        if (steps.length > maxSteps) steps.shift()
      }
      if (observed?.kind === 'taken') {
        const names = observed.taken.flatMap((each) => transitionName(each) ?? [])
        lastOf(ref.sessionId, observed.event)?.taken.push(...names)
        for (const name of names) visitedBy(ref.sessionId).transitions.add(name)
        visit(ref.sessionId, observed.snapshot)
      }
      if (observed?.kind === 'handled') {
        const step = lastOf(ref.sessionId, observed.event)
        if (step !== undefined) step.after = observed.snapshot
        visit(ref.sessionId, observed.snapshot)
      }
      for (const listener of listeners) listener()
    },
    /** In the order in which they were started. */
    actors: (): InspectedActor[] => [...actors.values()],
    actor: (id: string) => actors.get(id),
    steps: (actor?: string): InspectedStep[] =>
      actor === undefined ? [...steps] : steps.filter((step) => step.actor === actor),
    /** The states and transitions that the actor has been through. */
    visited: visitedBy,
    /** Calls after every change; the returned function stops that. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Forgets the steps, and the actors that have ended. */
    clear: () => {
      steps.length = 0
      for (const [id, { ref }] of actors) {
        if (statusOf(ref) !== 'active') actors.delete(id)
      }
      for (const listener of listeners) listener()
    },
  }
}

/** `active`, `done`, `error` or `stopped`. */
export const statusOf = (ref: AnyActorRef): string =>
  (ref.getSnapshot() as { status?: string } | undefined)?.status ?? 'stopped'

/** The snapshot of a machine; undefined for those of other actors. */
export function machineSnapshot(snapshot: unknown): AnyMachineSnapshot | undefined {
  const isMachine = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
  return isMachine ? (snapshot as AnyMachineSnapshot) : undefined
}

/** The paths of the deepest active states. */
export function activeLeaves(snapshot: unknown): string[] {
  const paths = activePaths(snapshot)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
}

/** The paths of the active states, such as `paying` and `paying.entering`. */
export function activePaths(snapshot: unknown): string[] {
  return pathsIn(machineSnapshot(snapshot)?.value ?? {}, '')
}

function pathsIn(value: unknown, prefix: string): string[] {
  if (typeof value === 'string') return [prefix + value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [
    prefix + key,
    ...pathsIn(below, `${prefix}${key}.`),
  ])
}
