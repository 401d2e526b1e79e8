import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Step } from './flows'
import type { wizardMachine } from './machine'

// Apart from the other selectors: the router knows these two, and nothing of plans and flows.

export type WizardActor = ActorRefFrom<typeof wizardMachine>
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

/** The step on show, or null while nothing is ready to be shown. */
export const stepOf = (snapshot: WizardSnapshot): Step | null =>
  snapshot.context.isPrepared ? snapshot.context.step : null

/** The last move between steps went on, not back. */
export const hasMovedOn = (snapshot: WizardSnapshot): boolean => snapshot.context.hasMovedOn
