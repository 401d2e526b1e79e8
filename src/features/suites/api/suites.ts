import { floors, setLighting, setTemperature, suiteById, suites } from '@contract/smartBuilding'
import type { FloorOf } from '@machines/suites/floors'
import type { SetpointRequest, SuiteOf } from '@machines/suites/setpoint/context'
import type { Api } from '@platform/api/client'

const suiteParams = ({ buildingUuid: buildingId, floorId, suiteId }: SuiteOf) => ({
  buildingId,
  floorId,
  suiteId,
})

export const suiteCalls = ({ call }: Api) => ({
  floors: async ({ buildingUuid: buildingId }: { buildingUuid: string }, signal: AbortSignal) =>
    (await call(floors, { params: { buildingId }, signal })).data,

  /** The API returns a floor's name only in the list of floors. */
  suitesOfFloor: async ({ buildingUuid: buildingId, floorId }: FloorOf, signal: AbortSignal) => {
    const [all, ofFloor] = await Promise.all([
      call(floors, { params: { buildingId }, signal }),
      call(suites, { params: { buildingId, floorId }, signal }),
    ])
    const floor = all.data.find(({ id }) => id === floorId)?.navName ?? null
    return { floor, suites: ofFloor.data }
  },

  readSuite: async (of: SuiteOf, signal: AbortSignal) =>
    (await call(suiteById, { params: suiteParams(of), signal })).data,

  changeSuite: async ({ of, control, value, unit, key }: SetpointRequest, signal: AbortSignal) => {
    const params = suiteParams(of)
    const options = { signal, idempotencyKey: key }
    if (control === 'lighting') {
      const lighting = { ...params, value: String(value) }
      return (await call(setLighting, { ...options, params: lighting })).data
    }
    const isCelsius: 'true' | 'false' = unit === 'C' ? 'true' : 'false'
    const temperature = { ...params, temp: String(value), isCelsius }
    return (await call(setTemperature, { ...options, params: temperature })).data
  },
})
