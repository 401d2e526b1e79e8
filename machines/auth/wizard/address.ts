import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Step } from './flows'
import type { wizardMachine } from './machine'

// Separate from the other selectors: the router needs only these two, not plans and flows.

export type WizardActor = ActorRefFrom<typeof wizardMachine>
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>

/** The current step, or null while there is nothing to show. */
export const stepOf = (snapshot: WizardSnapshot): Step | null =>
  snapshot.context.isPrepared ? snapshot.context.step : null

/** Whether the last move was to a later step. */
export const hasMovedOn = (snapshot: WizardSnapshot): boolean => snapshot.context.hasMovedOn
