import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, flag, moment, number, page, text, uuid } from './values'

/** A building system's own ids of floors and suites; databases do not accept control characters. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{Cc}\p{Cs}]+$/u))
const root = '/smart-building/v1/buildings/:buildingId/zeller/floors'

const place = v.object({ id: v.string(), navName: v.string() })

/** `suites` is how many can be controlled; a back end need not count them. */
export const floor = v.object({ ...place.entries, suites: number })

/**
 * A numeric `temp` (in `temp_unit`) and a numeric `lighting` (0–100) are reported values, and mean
 * that they can be controlled; `requested_…` is the value that the building system is working
 * towards. Of two reports, the one with the higher `revision` is newer; with the same revision, the
 * later report. Without revisions, a back end sends reports in order.
 */
export const suite = v.object({
  id: v.string(),
  navName: v.string(),
  temp: number,
  requested_temp: number,
  temp_unit: v.nullish(v.picklist(['F', 'C'])),
  temp_equipment_name: text,
  lighting: number,
  requested_lighting: number,
  /** False while the suite cannot be reached. */
  available: flag,
  revision: number,
  reported_at: moment,
})

export type Suite = v.InferOutput<typeof suite>
/** Whether a value, such as the data of a live message, is a suite. */
export const isSuite = (input: unknown): input is Suite => v.is(suite, input)
/** What a floor and a suite have in common. */
export type SmartPlace = v.InferOutput<typeof place>
export type Floor = v.InferOutput<typeof floor>
export type TemperatureUnit = 'F' | 'C'

/** Temperatures that users may request, in the suite's own unit. */
export const temperatureBounds = {
  F: { min: 65, max: 75 },
  C: { min: 18, max: 24 },
} as const

const suiteParams = v.object({ buildingId: uuid, floorId: id, suiteId: id })
const whole = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))

export const floors = endpoint({
  method: 'GET',
  path: root,
  access: 'user',
  summary: 'Floors whose suites can be controlled',
  params: v.object({ buildingId: uuid }),
  reply: page(floor),
  errors: ['system_not_available'],
})

export const suites = endpoint({
  method: 'GET',
  path: `${root}/:floorId/suites`,
  access: 'user',
  summary: 'Suites of a floor, with their states',
  params: v.object({ buildingId: uuid, floorId: id }),
  // A back end may list names alone.
  reply: page(suite),
  errors: ['system_not_available'],
})

export const suiteById = endpoint({
  method: 'GET',
  path: `${root}/:floorId/suites/:suiteId`,
  access: 'user',
  summary: 'The state of a suite',
  params: suiteParams,
  reply: envelope(suite),
  errors: ['system_not_available'],
})

export const setTemperature = endpoint({
  method: 'PUT',
  path: `${root}/:floorId/suites/:suiteId/temp/:temp/:isCelsius`,
  access: 'user',
  summary: 'Request a temperature, in the unit of the suite',
  params: v.pipe(
    v.object({
      ...suiteParams.entries,
      temp: whole,
      isCelsius: v.picklist(['true', 'false']),
    }),
    v.forward(
      v.check(({ temp, isCelsius }) => {
        const { min, max } = temperatureBounds[isCelsius === 'true' ? 'C' : 'F']
        return temp >= min && temp <= max
      }, 'Must be within the bounds of the unit'),
      ['temp'],
    ),
  ),
  reply: envelope(suite),
  errors: ['system_not_available'],
})

export const setLighting = endpoint({
  method: 'PUT',
  path: `${root}/:floorId/suites/:suiteId/lighting/all/:value`,
  access: 'user',
  summary: 'Request the light of a suite, 0 to 100',
  params: v.object({ ...suiteParams.entries, value: v.pipe(whole, v.maxValue(100)) }),
  reply: envelope(suite),
  errors: ['system_not_available'],
})
