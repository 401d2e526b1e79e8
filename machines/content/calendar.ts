import type { InBuilding } from '@machines/platform/pages/scope'

/** A month of a building's calendar, such as `2026-11`; null for the current one by the server's clock. */
export type CalendarOf = InBuilding & { month: string | null }
