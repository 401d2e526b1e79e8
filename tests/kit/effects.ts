import type { AnyActorRef } from 'xstate'
import type { AnySystem } from './internals'

/** The system id under which recorded effects arrive: put it among `system`. */
export const effects = 'effects'

/**
 * In the place of actions that the runtime provides: each is told to the laws among what was sent, as a message
 * to `effects` whose type is the action's name and whose other fields are its parameters.
 */
export function recordedEffects(...names: string[]): Record<string, unknown> {
  // No `sendTo`: where a machine begins with an effect, it looks for its receiver before there is one.
  const recorded =
    (type: string) =>
    ({ system }: { system: AnySystem }, params?: object) => {
      const recorder: AnyActorRef | undefined = system.get(effects)
      recorder?.send({ ...params, type })
    }
  return Object.fromEntries(names.map((name) => [name, recorded(name)]))
}
