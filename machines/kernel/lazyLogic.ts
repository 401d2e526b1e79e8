import type { AnyActorLogic } from 'xstate'

/**
 * Logic whose code is loaded before its actor starts, so that a machine can refer to it without bundling it. Starting
 * the actor earlier is a defect, and `open` throws then.
 */
export function lazyLogic<Logic extends AnyActorLogic>(open: () => Logic): Logic {
  const logic: AnyActorLogic = {
    transition: (...input) => open().transition(...input),
    getInitialSnapshot: (...input) => open().getInitialSnapshot(...input),
    getPersistedSnapshot: (...input) => open().getPersistedSnapshot(...input),
    restoreSnapshot: (...input) => open().restoreSnapshot?.(...input) ?? input[0],
    start: (...input) => open().start?.(...input),
  }
  return logic as Logic
}

/** The placeholder that a machine declares; the assembly provides the logic. */
export function providedLogic<Logic extends AnyActorLogic>(name: string): Logic {
  return lazyLogic<Logic>(() => {
    throw new Error(`${name} was not provided`)
  })
}
