import { uuid } from '@contract/values'
import * as v from 'valibot'
import { version } from './lists'
import { ofBuilding, orderedRecord } from './records'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const name = v.pipe(line(100), v.minLength(1))
const named = v.object({ uuid, name: v.string() })

/** What a floor and a suite have in common. */
const place = {
  uuid,
  version,
  building: named,
  /** The id in the building system: a part of its topics. */
  id: v.string(),
  /** Whether the building's own system publishes it over MQTT; then it cannot be changed here. */
  is_published: v.boolean(),
}

export const floorFields = { name }

export const operatedFloor = v.object({
  ...place,
  ...floorFields,
  /** How many suites it has. */
  suites: v.number(),
})
export type OperatedFloor = v.InferOutput<typeof operatedFloor>

/** The fields of a suite; `rules/operate/suite.ts` says which of them fit together. */
export const suiteFields = {
  name,
  /** The unit of its thermostat; null if the temperature cannot be controlled. */
  temp_unit: v.nullable(v.picklist(['F', 'C'])),
  /** What heats and cools it, such as `Convector 5-1`. */
  temp_equipment_name: v.nullable(line(100)),
  has_lighting: v.boolean(),
}

export const operatedSuite = v.object({
  ...place,
  floor: named,
  /** The floors of the building, in their order: a suite can be moved to any of them. */
  floors: v.array(named),
  ...suiteFields,
  /** The beginning of its topics at the broker; null if it is not controlled over MQTT. */
  topic: v.nullable(v.string()),
})
export type OperatedSuite = v.InferOutput<typeof operatedSuite>

const published = ['suites_published'] as const
const refusals = { order: published, create: published, update: published, remove: published }

export const floors = orderedRecord({
  one: 'floor',
  many: 'floors',
  path: 'floors',
  owner: ofBuilding,
  param: 'floorId',
  row: operatedFloor,
  fields: floorFields,
  refusals,
  summaries: {
    list: 'The floors of a building whose suites can be controlled, in their order',
    order: 'Put the floors in another order',
    create: 'Add a floor, as the last one; the suites of a building without a system are simulated',
    read: 'A floor',
    update: 'Rename a floor',
    remove: 'Remove a floor with its suites',
  },
})

export const suites = orderedRecord({
  one: 'suite',
  many: 'suites',
  path: 'suites',
  owner: floors.itself,
  param: 'suiteId',
  row: operatedSuite,
  fields: suiteFields,
  /** The floor that it moves to, as the last one there, with a state that begins again. */
  changes: { floor_uuid: v.optional(uuid) },
  refusals,
  summaries: {
    list: 'The suites of a floor, in their order',
    order: 'Put the suites of a floor in another order',
    create: 'Add a suite to a floor, as the last one',
    read: 'A suite',
    update: 'Change some of the fields of a suite',
    remove: 'Remove a suite',
  },
})
