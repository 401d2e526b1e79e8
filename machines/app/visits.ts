import { type ActorRefFrom, createActor, fromTransition } from 'xstate'
import type { ssoReturnMachine } from '../ssoReturn/machine'
import type { wizardMachine } from '../wizard/machine'

export type WizardActor = ActorRefFrom<typeof wizardMachine>
export type SsoReturnActor = ActorRefFrom<typeof ssoReturnMachine>

/** What runs now, or null: the context of its snapshot. */
export type Visit<Actor> = ReturnType<typeof createVisit<Actor>>

/**
 * The actors whose machines are fetched when they are wanted. The root runs each behind a promise, so that
 * the sign-in need not carry them; views and router find them here.
 */
export type AppVisits = { wizard: Visit<WizardActor>; ssoReturn: Visit<SsoReturnActor> }

function createVisit<Actor>() {
  type Arrival = { type: 'visit.changed'; actor: Actor | null }
  const logic = fromTransition((_: Actor | null, { actor }: Arrival) => actor, null)
  return createActor(logic).start()
}

export function createVisits(): AppVisits {
  return { wizard: createVisit<WizardActor>(), ssoReturn: createVisit<SsoReturnActor>() }
}
