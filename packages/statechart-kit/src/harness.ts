import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate'
import type { Provided } from './cases'
import { activeNodes, delayIn, delayType } from './internals'
import { createPathClock } from './walks/clock'
import { registerStubs } from './walks/prediction'
import { recordMessages, settle, withStubs } from './walks/stub'

export interface HarnessOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M> | undefined
  readonly provide?: Provided | undefined
  readonly system?: readonly string[] | undefined
  readonly inspect?: ((event: InspectionEvent) => void) | undefined
}

const byDelay = (times: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(times).map(([id, ms]) => [delayIn(id) ?? id, ms]))

/**
 * Starts the machine as a real actor whose effects the test controls: for generated paths and for handwritten
 * scenarios. Actors are named by invoke id, delays as in the chart.
 *
 * @throws from `resolve`, `reject` and `emit` if the actor is not running, from `elapse` if the delay is not.
 */
export function startHarness<M extends AnyStateMachine>(
  machine: M,
  options: HarnessOptions<M> = {},
) {
  const received: { readonly src: string; readonly event: AnyEventObject }[] = []
  const stubbed = withStubs(machine, options.provide)
  const time = createPathClock()
  const actor = createActor(stubbed, {
    clock: time.clock,
    input: options.input,
    ...(options.inspect ? { inspect: options.inspect } : {}),
  })
  recordMessages(actor.system, (src, event) => received.push({ src, event }))
  registerStubs(actor.system, options.system)
  time.watch(actor)
  // An observer keeps XState from throwing the error globally; the caller handles it.
  actor.subscribe({ error: () => {} })
  actor.start()

  const running = (id: string) => {
    const child = actor.getSnapshot().children[id] as AnyActorRef | undefined
    const status = child?.getSnapshot()?.status
    if (!child || status === 'done' || status === 'error') {
      throw new Error(`the actor '${id}' is not running`)
    }
    return child
  }
  return {
    actor: actor as unknown as Actor<M>,
    /** Every message the machine has sent to its actors, in order. */
    received,
    resolve: (id: string, output?: unknown) => running(id).send(settle.done(output)),
    reject: (id: string, error: unknown) => running(id).send(settle.error(error)),
    /** Lets a child emit a snapshot, which the machine receives in `onSnapshot`. */
    emit: (id: string, snapshot: object) =>
      running(id).send(settle.snapshot({ ...snapshot, status: 'active' })),
    /** The duration of every running delay in milliseconds, by `codeTimeout.<state id>`. */
    delays: () => byDelay(time.all()),
    /** When every running delay ends, in milliseconds since the start, by the same names. */
    deadlines: () => byDelay(time.deadlines()),
    /** The time that has passed since the start, in milliseconds. */
    elapsed: time.elapsed,
    /** Ends a delay of the chart: `codeTimeout`, or `codeTimeout.<state id>` to distinguish two. */
    elapse: (delay: string) => {
      const event = delayType(delay)
      const nodes = activeNodes(actor.getSnapshot())
      const ids = [event, ...nodes.map(({ id }) => `${event}.${id}`)]
      time.end(ids.find((id) => time.running(id) !== undefined) ?? event)
    },
    stop: () => actor.stop(),
  }
}
