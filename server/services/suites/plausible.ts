import type { SuiteRow } from '../../ports/suite'
import type { StateChange } from './suiteState'

/** Rooms have no temperatures beyond these; sensors that are broken or off report 85, 850 or -127 degrees. */
const bounds = { C: { min: -30, max: 60 }, F: { min: -22, max: 140 } }

type Reported = Omit<StateChange, 'at'>

/** A reported state whose impossible temperatures are unknown, so that none of them is shown as current. */
export function plausible(reported: Reported, { tempUnit }: Pick<SuiteRow, 'tempUnit'>): Reported {
  const { min, max } = bounds[tempUnit ?? 'F']
  const known = (value: number | null | undefined) =>
    value === undefined || value === null || (value >= min && value <= max) ? value : null
  const change = { ...reported }
  const temperature = known(reported.temperature)
  const requestedTemperature = known(reported.requestedTemperature)
  if (temperature !== undefined) change.temperature = temperature
  if (requestedTemperature !== undefined) change.requestedTemperature = requestedTemperature
  return change
}
