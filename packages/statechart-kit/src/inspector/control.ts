import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { interceptDeliveries, isPromiseLogic, putBack, settleCall } from '../internals'
import { type InspectedStep, machineSnapshot, statusOf } from './inspection'

export type Control = ReturnType<typeof createControl>

/** What a developer can do to the running actors of a system. */
export function createControl(root: AnyActorRef) {
  const held = new Map<string, (() => void)[]>()
  const stop = interceptDeliveries(root, (source, deliver) => {
    const waiting = source === undefined ? undefined : held.get(source.sessionId)
    waiting?.push(deliver)
    return waiting !== undefined
  })
  const release = (id: string) => {
    const waiting = held.get(id) ?? []
    held.delete(id)
    for (const deliver of waiting) deliver()
  }
  return {
    send: (actor: AnyActorRef, event: AnyEventObject): void => actor.send(event),
    /** Whether the actor is a call that can still be answered by hand. */
    isCall: (actor: AnyActorRef): boolean =>
      statusOf(actor) === 'active' && isCall((actor as { logic?: unknown }).logic),
    /** Keeps everything that the actor reports, until it is released. */
    hold: (id: string): void => {
      if (!held.has(id)) held.set(id, [])
    },
    isHeld: (id: string): boolean => held.has(id),
    release,
    /** Lets a call return this instead of its answer. */
    resolve: (actor: AnyActorRef, output: unknown): void => {
      held.delete(actor.sessionId)
      settleCall(actor, 'done', output)
    },
    /** Lets a call fail with this instead of its answer. */
    fail: (actor: AnyActorRef, error: unknown): void => {
      held.delete(actor.sessionId)
      settleCall(actor, 'error', error)
    },
    /** Puts the actor back to where it was after the step. @throws if the step has no state of a machine */
    backTo: (
      actor: AnyActorRef,
      { after, event }: Pick<InspectedStep, 'after' | 'event'>,
    ): void => {
      const snapshot: AnyMachineSnapshot | undefined = machineSnapshot(after)
      if (snapshot === undefined || statusOf(actor) !== 'active')
        throw new Error('only a running chart can go back, and only to a step of its own')
      putBack(actor, snapshot, event)
    },
    /** Delivers what is held, and holds nothing more. */
    stop: (): void => {
      for (const id of held.keys()) release(id)
      stop()
    },
  }
}

function isCall(logic: unknown): boolean {
  try {
    return isPromiseLogic(logic as never)
  } catch {
    return false
  }
}
