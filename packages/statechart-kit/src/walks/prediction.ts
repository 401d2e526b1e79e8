import {
  type AnyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import {
  type AnySystem,
  createScope,
  type ExecutedAction,
  messageIn,
  register,
  takenIn,
} from '../internals'
import { transitionNames } from '../transitionName'
import { emptyLedger, type Ledger, nextLedger } from './ledger'
import type { Move } from './move'
import { recordAsWell, stubLogic } from './stub'

/** A predicted snapshot, with what led to it. */
export interface Predicted {
  readonly snapshot: AnyMachineSnapshot
  readonly ledger: Ledger
  /** Names of the transitions that the move takes, including those of transient states. */
  readonly transitions: readonly string[]
  /** What the machine sends to other actors in this step. */
  readonly messages: readonly Message[]
}

/** An event for another actor. */
export interface Message {
  /** The receiver's system id or, for a child, its id. */
  readonly to: string
  readonly event: AnyEventObject
}

/** Registers a silent stub under each system id, for machines that send to actors above them. */
export function registerStubs(system: AnySystem, systemIds: readonly string[] = []) {
  for (const systemId of systemIds) {
    const stub = createActor(stubLogic(systemId), { id: systemId }).start()
    recordAsWell(stub.system, system)
    register(system, systemId, stub)
  }
}

/** Predicts what the machine (with its stubs) does; nothing is executed. */
export function createPrediction(machine: AnyStateMachine, systemIds: readonly string[] = []) {
  // Nothing is executed, so all steps can share the stubs.
  const above = systemIds.map((id) => createActor(stubLogic(id), { id }).start())
  const run = (
    from: { snapshot?: AnyMachineSnapshot; ledger: Ledger },
    move: Move | undefined,
    step: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Predicted => {
    const { scope, actions, transitions } = observedScope(from.snapshot, above)
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
      messages: actions.flatMap((action) => messageIn(action) ?? []),
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
function observedScope(snapshot: AnyMachineSnapshot | undefined, above: readonly AnyActor[]) {
  const actions: ExecutedAction[] = []
  const transitions: string[] = []
  const { scope, system } = createScope((action) => actions.push(action))
  for (const stub of above) register(system, stub.id, stub)
  for (const child of Object.values<AnyActor | undefined>(snapshot?.children ?? {})) {
    if (child?.systemId) register(system, child.systemId, child)
  }
  system.inspect((event) => transitions.push(...transitionNames(takenIn(event))))
  return { scope, actions, transitions }
}
