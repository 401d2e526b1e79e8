import { sendTo } from 'xstate'

/** The system id under which recorded effects arrive: put it among `system`. */
export const effects = 'effects'

/**
 * In the place of actions that the runtime provides: each is told to the laws among what was sent, as a message
 * to `effects` whose type is the action's name and whose other fields are its parameters.
 */
export function recordedEffects(...names: string[]): Record<string, unknown> {
  const recorded = (type: string) =>
    sendTo(
      ({ system }) => system.get(effects),
      (_, params: object | undefined) => ({ ...params, type }),
    )
  return Object.fromEntries(names.map((name) => [name, recorded(name)]))
}
