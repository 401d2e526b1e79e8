import type { Visit } from '@machines/app/visits'
import {
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type OutputFrom,
} from 'xstate'

/**
 * Runs a machine whose code was fetched for it, shows it as the visit, and answers its output. The root
 * sees a promise, and aborts it when the visitor leaves.
 */
export function runInVisit<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  visit: Visit<ActorRefFrom<M>>,
  signal: AbortSignal,
): Promise<OutputFrom<M>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return
    const actor = createActor(machine as AnyStateMachine, { input })
    const shown = actor as unknown as ActorRefFrom<M>
    const leave = () => {
      actor.stop()
      if (visit.getSnapshot().context === shown) visit.send({ type: 'visit.changed', actor: null })
    }
    signal.addEventListener('abort', leave, { once: true })
    actor.subscribe({
      complete: () => {
        signal.removeEventListener('abort', leave)
        resolve(actor.getSnapshot().output as OutputFrom<M>)
        leave()
      },
      error: reject,
    })
    actor.start()
    visit.send({ type: 'visit.changed', actor: shown })
  })
}
