import type { smartSuites, suiteStates } from '../db/schema'

export type SuiteAddress = { buildingUuid: string; floorId: string; suiteId: string }
export type SuiteState = typeof suiteStates.$inferSelect
/** A suite, the system it belongs to, and its stored state; null if it has never reported. */
export type SuiteRow = typeof smartSuites.$inferSelect & {
  adapter: 'simulator' | 'mqtt'
  state: SuiteState | null
}

/** The state of a suite at a moment. Null: it lacks the capability, or has never reported the value. */
export type SuiteReport = {
  isOnline: boolean
  temperature: number | null
  requestedTemperature: number | null
  lighting: number | null
  requestedLighting: number | null
  revision: number
  at: Date
}

/** The setpoint that a user requests. */
export type SetpointCommand = { temperature: number } | { lighting: number }
