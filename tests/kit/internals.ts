/* oxlint-disable no-underscore-dangle -- the names are XState's; they are used in this file alone */
import type {
  ActorSystem,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'
import type { ChartNode } from './chart'

export type AnySystem = ActorSystem<{ actors: Record<string, AnyActorRef> }>

/** The active state nodes of the machine, including ancestors. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly ChartNode[] {
  return snapshot._nodes
}

/** The transitions taken in the microstep; none if the event is not one. */
export function takenIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : []
}

interface Registry {
  _set(systemId: string, actor: AnyActorRef): void
  _unregister(actor: AnyActorRef): void
}

/** Registers the actor in the system under this id. @throws if another actor has it. */
export function register(system: AnySystem, systemId: string, actor: AnyActorRef) {
  const registry: unknown = system
  ;(registry as Registry)._set(systemId, actor)
}

/** Releases the actor's system id. */
export function unregister(system: AnySystem, actor: AnyActorRef) {
  const registry: unknown = system
  ;(registry as Registry)._unregister(actor)
}
