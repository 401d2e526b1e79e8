import type { smartSuites, suiteStates } from '../db/schema'

export type SuiteAddress = { buildingUuid: string; floorId: string; suiteId: string }
export type SuiteState = typeof suiteStates.$inferSelect
/** A suite, the system that it belongs to, and what is kept of its state; null where it never reported. */
export type SuiteRow = typeof smartSuites.$inferSelect & {
  adapter: 'simulator' | 'mqtt'
  state: SuiteState | null
}

/** What a suite is like at a moment. Null: it has no such thing, or has never told of it. */
export type SuiteReport = {
  isOnline: boolean
  temperature: number | null
  requestedTemperature: number | null
  lighting: number | null
  requestedLighting: number | null
  revision: number
  at: Date
}

/** What somebody asks of a suite. */
export type SetpointCommand = { temperature: number } | { lighting: number }
