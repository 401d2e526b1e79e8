import type { ActorLogic, AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import type { Provided } from '../cases'
import { invocations, stateNodes } from '../chart'
import { type AnySystem, stopType } from '../internals'

/** The kit's instructions to a stub; everything else it receives is a message from the machine. */
export const settle = {
  done: (output: unknown) => ({ type: 'kit.done', output }),
  error: (error: unknown) => ({ type: 'kit.error', error }),
  snapshot: (snapshot: object) => ({ type: 'kit.snapshot', snapshot }),
}

type Recorder = (src: string, event: AnyEventObject) => void

const recorders = new WeakMap<AnySystem, Recorder>()

/** From now on `record` receives whatever a machine of this system sends to its stubs. */
export function recordMessages(system: AnySystem, record: Recorder): void {
  recorders.set(system, record)
}

/** A stub of another system stands for an actor above the machine: what it receives is recorded too. */
export function recordAsWell(above: AnySystem, system: AnySystem): void {
  recordMessages(above, (src, event) => recorders.get(system)?.(src, event))
}

/**
 * Replaces every promise, callback and child machine: a deferred that settles immediately on request, so that no path
 * waits for a microtask. Its first snapshot is not `active`, so it is not emitted on start: a path decides when a child
 * emits.
 */
export function stubLogic(src: string): ActorLogic<Snapshot<unknown>, AnyEventObject> {
  const silent = { status: 'stopped', output: undefined, error: undefined } as const
  return {
    getInitialSnapshot: () => silent,
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (_, event, { system }) => {
      if (event.type === 'kit.done') return { ...silent, status: 'done', output: event.output }
      if (event.type === 'kit.error') return { ...silent, status: 'error', error: event.error }
      if (event.type === 'kit.snapshot') return event.snapshot
      if (event.type === stopType) return silent
      recorders.get(system)?.(src, event)
      // Not `active` again: a received message is no reason for a child to emit a snapshot.
      return silent
    },
  }
}

/** The implementations of a test that provides none. */
const nothing: Provided = {}
/** By the chart, which a mutant replaces in place. */
const made = new WeakMap<object, WeakMap<Provided, AnyStateMachine>>()

/**
 * The machine with a stub for every actor and with the test's own implementations. Created once for all paths: building
 * a large chart again takes longer than walking a path through it.
 */
export function withStubs(machine: AnyStateMachine, provide: Provided = nothing): AnyStateMachine {
  const ofMachine = made.get(machine.root) ?? new WeakMap<Provided, AnyStateMachine>()
  made.set(machine.root, ofMachine)
  const stubbed = ofMachine.get(provide) ?? makeStubbed(machine, provide)
  ofMachine.set(provide, stubbed)
  return stubbed
}

function makeStubbed(machine: AnyStateMachine, provide: Provided): AnyStateMachine {
  for (const { src, id, config } of stateNodes(machine).flatMap(invocations)) {
    if (typeof config.src !== 'string' || !(src in machine.implementations.actors)) {
      throw new Error(`Actor '${src}' of invoke '${id}' is not declared in setup()`)
    }
  }
  const actors: Record<string, AnyActorLogic> = {}
  for (const src of Object.keys(machine.implementations.actors)) actors[src] = stubLogic(src)
  return machine.provide({ ...provide, actors } as never)
}
