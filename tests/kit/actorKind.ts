import type { AnyActorLogic, AnyStateMachine } from 'xstate'

export type ActorKind = 'machine' | 'promise' | 'callback' | 'transition' | 'other' | 'undeclared'

/**
 * Determines what an actor declaration is. XState does not mark its logics, so a promise is recognized by how it
 * handles the event that settles it, a callback by failing on any event before it runs, and a transition function by
 * having nothing to start.
 */
export function actorKind(logic: unknown): ActorKind {
  if (typeof logic !== 'object' || logic === null) return 'undeclared'
  if ('getStateNodeById' in logic) return 'machine'
  const { transition, start } = logic as AnyActorLogic
  if (start === undefined) return 'transition'
  const settle = { type: 'xstate.promise.resolve', data: 'probe' }
  try {
    const next = transition({ status: 'active' }, settle, { self: {} } as never)
    return next?.status === 'done' && next.output === 'probe' ? 'promise' : 'other'
  } catch {
    return 'config' in logic ? 'callback' : 'other'
  }
}

/** The kind of the actor that the machine declares under this source name. */
export function declaredKind(machine: AnyStateMachine, src: string): ActorKind {
  return actorKind(machine.implementations.actors[src])
}
