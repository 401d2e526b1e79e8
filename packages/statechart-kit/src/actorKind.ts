import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { isPromiseLogic } from './internals'

export type ActorKind = 'machine' | 'promise' | 'callback' | 'transition' | 'other' | 'undeclared'

/**
 * Determines what an actor declaration is. XState does not mark its logics: a callback is recognized by failing on any
 * event before it runs, and a transition function by having nothing to start.
 */
export function actorKind(logic: unknown): ActorKind {
  if (typeof logic !== 'object' || logic === null) return 'undeclared'
  if ('getStateNodeById' in logic) return 'machine'
  if ((logic as AnyActorLogic).start === undefined) return 'transition'
  try {
    return isPromiseLogic(logic as AnyActorLogic) ? 'promise' : 'other'
  } catch {
    return 'config' in logic ? 'callback' : 'other'
  }
}

/** The kind of the actor that the machine declares under this source name. */
export function declaredKind(machine: AnyStateMachine, src: string): ActorKind {
  return actorKind(machine.implementations.actors[src])
}
