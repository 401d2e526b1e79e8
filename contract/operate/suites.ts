import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { orderBody, orderedListOf, version } from './lists'

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

const ofBuilding = v.object({ buildingId: uuid })
const floorsPath = '/portico/v1/operate/buildings/:buildingId/floors'

export const operatedFloors = endpoint({
  method: 'GET',
  path: floorsPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The floors of a building whose suites can be controlled, in their order',
  params: ofBuilding,
  reply: orderedListOf(operatedFloor),
  errors: [],
})

export const orderFloors = endpoint({
  method: 'PUT',
  path: floorsPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Put the floors in another order',
  params: ofBuilding,
  body: orderBody,
  reply: orderedListOf(operatedFloor),
  errors: ['version_conflict', 'suites_published'],
})

export const createFloor = endpoint({
  method: 'POST',
  path: floorsPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add a floor, as the last one; the suites of a building without a system are simulated',
  params: ofBuilding,
  body: v.object(floorFields),
  reply: envelope(operatedFloor),
  status: 201,
  errors: ['suites_published'],
})

const ofFloor = v.object({ floorId: uuid })
const floorPath = '/portico/v1/operate/floors/:floorId'

export const readFloor = endpoint({
  method: 'GET',
  path: floorPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A floor',
  params: ofFloor,
  reply: envelope(operatedFloor),
  errors: [],
})

export const updateFloor = endpoint({
  method: 'PUT',
  path: floorPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Rename a floor',
  params: ofFloor,
  body: v.object({ version, ...v.partial(v.object(floorFields)).entries }),
  reply: envelope(operatedFloor),
  errors: ['version_conflict', 'suites_published'],
})

export const deleteFloor = endpoint({
  method: 'DELETE',
  path: floorPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a floor with its suites',
  params: ofFloor,
  reply: nothing,
  errors: ['suites_published'],
})

export const operatedSuites = endpoint({
  method: 'GET',
  path: `${floorPath}/suites`,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The suites of a floor, in their order',
  params: ofFloor,
  reply: orderedListOf(operatedSuite),
  errors: [],
})

export const orderSuites = endpoint({
  method: 'PUT',
  path: `${floorPath}/suites`,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Put the suites of a floor in another order',
  params: ofFloor,
  body: orderBody,
  reply: orderedListOf(operatedSuite),
  errors: ['version_conflict', 'suites_published'],
})

export const createSuite = endpoint({
  method: 'POST',
  path: `${floorPath}/suites`,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add a suite to a floor, as the last one',
  params: ofFloor,
  body: v.object(suiteFields),
  reply: envelope(operatedSuite),
  status: 201,
  errors: ['suites_published'],
})

const ofSuite = v.object({ suiteId: uuid })
const suitePath = '/portico/v1/operate/suites/:suiteId'

export const readSuite = endpoint({
  method: 'GET',
  path: suitePath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A suite',
  params: ofSuite,
  reply: envelope(operatedSuite),
  errors: [],
})

export const updateSuite = endpoint({
  method: 'PUT',
  path: suitePath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Change some of the fields of a suite',
  params: ofSuite,
  body: v.object({
    version,
    ...v.partial(v.object(suiteFields)).entries,
    /** The floor that it moves to, as the last one there, with a state that begins again. */
    floor_uuid: v.optional(uuid),
  }),
  reply: envelope(operatedSuite),
  errors: ['version_conflict', 'suites_published'],
})

export const deleteSuite = endpoint({
  method: 'DELETE',
  path: suitePath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a suite',
  params: ofSuite,
  reply: nothing,
  errors: ['suites_published'],
})
