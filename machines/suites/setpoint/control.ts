import { type Suite, temperatureBounds } from '@contract/smartBuilding'

/** What of a suite can be controlled. */
export type Control = 'lighting' | 'temperature'

export const controls: readonly Control[] = ['lighting', 'temperature']

/** The values that may be asked for, each a whole number. */
export type Bounds = { min: number; max: number }

/** The default comes first: light where there is light. */
export const controlsOf = ({ temp, lighting }: Suite): Control[] => [
  ...(typeof lighting === 'number' && lighting >= 0 ? (['lighting'] as const) : []),
  ...(typeof temp === 'number' ? (['temperature'] as const) : []),
]

/** A back end that names no unit speaks Fahrenheit: its thermostat goes from 65 to 75. */
export const unitOf = ({ temp_unit: unit }: Suite): 'F' | 'C' => unit ?? 'F'

export const boundsOf = (control: Control, suite: Suite): Bounds =>
  control === 'lighting' ? { min: 0, max: 100 } : temperatureBounds[unitOf(suite)]

/**
 * What the suite is set to, by whomever. A back end that does not tell it apart from what is, tells what is. Null where
 * there is nothing to control.
 */
export function setpointOf(control: Control, suite: Suite | null): number | null {
  if (suite === null) return null
  const point =
    control === 'lighting'
      ? (suite.requested_lighting ?? suite.lighting)
      : (suite.requested_temp ?? suite.temp)
  return typeof point === 'number' ? Math.round(point) : null
}

/** What a suite that does not say so is: to be reached. */
export const isAvailable = (suite: Suite | null): boolean =>
  suite !== null && suite.available !== false

export function withinBounds(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** A report this much later is newer whatever its revision: a suite that was set up again restarts its revisions. */
const resetMs = 60_000

/** Whether a report is not older than what is known: answers come in any order. */
export function isNewer(report: Suite, known: Suite | null): boolean {
  if (known === null) return true
  const [a, b] = [report.revision ?? null, known.revision ?? null]
  if (a === null || b === null) return true
  const apart = Date.parse(report.reported_at ?? '') - Date.parse(known.reported_at ?? '')
  if (a !== b) return a > b || apart > resetMs
  return !(apart < 0)
}
