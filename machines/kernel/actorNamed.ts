import type { ActorRef, EventObject, Snapshot } from 'xstate'

/** The arguments that an action receives. */
export type Where = { system: { get: (systemId: string) => unknown } }

/**
 * An actor of the whole app, found by its system id. Declared beside the actor's events, so that senders are
 * type-checked without importing its machine.
 */
export function actorNamed<Event extends EventObject>(systemId: string) {
  type Actor = ActorRef<Snapshot<unknown>, Event>
  const find = ({ system }: Where) => system.get(systemId) as Actor | undefined
  return {
    /**
     * For `sendTo`.
     * @throws if there is no such actor
     */
    of: (where: Where): Actor => {
      const actor = find(where)
      if (actor === undefined) throw new Error(`There is no ${systemId}`)
      return actor
    },
    /** Sends to the actor if it exists: a page, a native host, or a machine that runs alone may lack it. */
    send: (where: Where, event: Event): void => find(where)?.send(event),
  }
}
