import type { AnyActorLogic } from 'xstate'

/**
 * Logic whose code is fetched before its actor starts, so that a chart can name it without carrying it.
 * Starting the actor earlier is a defect, and `open` throws then.
 */
export function fetchedLogic<Logic extends AnyActorLogic>(open: () => Logic): Logic {
  const logic: AnyActorLogic = {
    transition: (...input) => open().transition(...input),
    getInitialSnapshot: (...input) => open().getInitialSnapshot(...input),
    getPersistedSnapshot: (...input) => open().getPersistedSnapshot(...input),
    restoreSnapshot: (...input) => open().restoreSnapshot?.(...input) ?? input[0],
    start: (...input) => open().start?.(...input),
  }
  return logic as Logic
}

/** What a chart declares; the assembly provides it. */
export function fetchedLater<Logic extends AnyActorLogic>(name: string): Logic {
  return fetchedLogic<Logic>(() => {
    throw new Error(`${name} was not provided`)
  })
}
