import { type Suite, temperatureBounds } from '@contract/smartBuilding'

/** The controllable properties of a suite. */
export type Control = 'lighting' | 'temperature'

export const controls: readonly Control[] = ['lighting', 'temperature']

/** The allowed setpoints, which are integers. */
export type Bounds = { min: number; max: number }

/** The default comes first: light, if the suite has it. */
export const controlsOf = ({ temp, lighting }: Suite): Control[] => [
  ...(typeof lighting === 'number' && lighting >= 0 ? (['lighting'] as const) : []),
  ...(typeof temp === 'number' ? (['temperature'] as const) : []),
]

/** Without a unit it is Fahrenheit: the thermostat ranges from 65 to 75. */
export const unitOf = ({ temp_unit: unit }: Suite): 'F' | 'C' => unit ?? 'F'

export const boundsOf = (control: Control, suite: Suite): Bounds =>
  control === 'lighting' ? { min: 0, max: 100 } : temperatureBounds[unitOf(suite)]

/**
 * The current setpoint, regardless of its source. For a back end that does not distinguish it from the reported value,
 * the latter. Null if the control does not exist.
 */
export function setpointOf(control: Control, suite: Suite | null): number | null {
  if (suite === null) return null
  const point =
    control === 'lighting'
      ? (suite.requested_lighting ?? suite.lighting)
      : (suite.requested_temp ?? suite.temp)
  return typeof point === 'number' ? Math.round(point) : null
}

/** A suite that does not report its availability counts as available. */
export const isAvailable = (suite: Suite | null): boolean =>
  suite !== null && suite.available !== false

export function withinBounds(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** A report this much later is newer whatever its revision: the revisions of a reinstalled suite start again. */
const resetMs = 60_000

/** Whether a report is at least as recent as the known one: responses arrive in any order. */
export function isNewer(report: Suite, known: Suite | null): boolean {
  if (known === null) return true
  const [a, b] = [report.revision ?? null, known.revision ?? null]
  if (a === null || b === null) return true
  const apart = Date.parse(report.reported_at ?? '') - Date.parse(known.reported_at ?? '')
  if (a !== b) return a > b || apart > resetMs
  return !(apart < 0)
}
