import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/**
 * An active snapshot of a child machine for an `onSnapshot` case, with `matches`, `hasTag` and the rest, so that guards
 * can read it like the real one.
 */
export function snapshotOf<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
): SnapshotFrom<M> {
  return machine.resolveState({ value, context, status: 'active' } as never) as SnapshotFrom<M>
}
