import {
  type AnyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createEmptyActor,
} from 'xstate'
import { type AnySystem, register, takenIn, unregister } from './internals'
import { type ExecutedAction, emptyLedger, type Ledger, nextLedger } from './ledger'
import type { Move } from './moves'
import { recordAsWell, stubLogic } from './stub'
import { transitionNames } from './transitionName'

/** A predicted snapshot, with what led to it. */
export interface Predicted {
  readonly snapshot: AnyMachineSnapshot
  readonly ledger: Ledger
  /** Names of the transitions that the move takes, including those of transient states. */
  readonly transitions: readonly string[]
}

/** Registers a silent stub under each system id, for machines that send to actors above them. */
export function registerStubs(system: AnySystem, systemIds: readonly string[] = []) {
  for (const systemId of systemIds) {
    const stub = createActor(stubLogic(systemId)).start()
    recordAsWell(stub.system, system)
    register(system, systemId, stub)
  }
}

/** Predicts what the machine (with its stubs) does; nothing is executed. */
export function createPrediction(machine: AnyStateMachine, systemIds?: readonly string[]) {
  const run = (
    from: { snapshot?: AnyMachineSnapshot; ledger: Ledger },
    move: Move | undefined,
    step: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Predicted => {
    const { scope, actions, transitions } = observedScope(from.snapshot, systemIds)
    const snapshot = step(scope)
    if (snapshot.status === 'error') {
      throw new Error(`'${machine.id}' fails at ${move?.label ?? 'its start'}`, {
        cause: snapshot.error,
      })
    }
    // A copy, so that each step has its own snapshot even if nothing changed.
    return {
      snapshot: { ...snapshot },
      ledger: nextLedger(from.ledger, move, actions),
      transitions,
    }
  }
  return {
    start: (input: unknown): Predicted =>
      run({ ledger: emptyLedger }, undefined, (scope) =>
        machine.getInitialSnapshot(scope as never, input),
      ),
    next: (from: Predicted, move: Move): Predicted =>
      run(from, move, (scope) => machine.transition(from.snapshot, move.event, scope as never)),
  }
}

/**
 * A separate actor scope for each step: XState's graph shares one, in which a second invoke with the same system id
 * throws because nothing unregisters the first.
 */
function observedScope(snapshot: AnyMachineSnapshot | undefined, systemIds?: readonly string[]) {
  const self = createEmptyActor()
  const system = self.system
  const actions: ExecutedAction[] = []
  const transitions: string[] = []
  registerStubs(system, systemIds)
  for (const child of Object.values<AnyActor | undefined>(snapshot?.children ?? {})) {
    if (child?.systemId) register(system, child.systemId, child)
  }
  system.inspect((event) => transitions.push(...transitionNames(takenIn(event))))
  const scope = {
    self,
    system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: ExecutedAction) => {
      actions.push(action)
      const { to } = (action.params ?? {}) as { to?: unknown }
      // If the target is not found, XState sends to the machine itself, which no path predicts.
      if (action.type === 'xstate.sendTo' && to === self) {
        throw new Error('a message has no receiver: is its system id among `system`?')
      }
      if (action.type === 'xstate.stopChild' && action.params) {
        unregister(system, action.params as AnyActorRef)
      }
    },
  } as unknown as AnyActorScope
  return { scope, actions, transitions }
}
