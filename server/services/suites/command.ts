import { temperatureBounds } from '@contract/smartBuilding'
import type { SetpointCommand, SuiteRow } from '../../ports/suite'
import { Refusal } from '../platform/refusal'

function refusedAt(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', { errors: [{ path, code, message }] })
}

/**
 * Checks a command against the suite's capabilities.
 *
 * @param unit of the requested temperature; null for light
 * @throws `invalid_request`, naming the parameter
 */
export function checkCommand(
  suite: SuiteRow,
  command: SetpointCommand,
  unit: 'F' | 'C' | null,
): void {
  if ('lighting' in command) {
    if (!suite.hasLighting)
      throw refusedAt('params.value', 'lighting', 'The suite has no controllable light')
    if (command.lighting < 0 || command.lighting > 100) {
      throw refusedAt('params.value', 'bounds', 'Must be 0 to 100')
    }
    return
  }
  if (suite.tempUnit === null) {
    throw refusedAt('params.temp', 'temperature', 'The suite has no controllable temperature')
  }
  // Never converted: 72 °F in Celsius is not a step of the thermostat.
  if (suite.tempUnit !== unit) {
    throw refusedAt('params.isCelsius', 'unit', 'Must be the unit of the suite')
  }
  const { min, max } = temperatureBounds[unit]
  if (command.temperature < min || command.temperature > max) {
    throw refusedAt('params.temp', 'bounds', `Must be ${min} to ${max}`)
  }
}
