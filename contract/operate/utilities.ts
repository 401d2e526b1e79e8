import { utilityType } from '@contract/content'
import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { orderBody, orderedListOf, version } from './lists'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))

/** The fields of a button of home; `rules/operate/utility.ts` says which values are allowed. */
export const utilityFields = {
  /** The label. */
  text: filled(200),
  /** The name of the mini-app that it opens. */
  utility_name: filled(200),
  type: utilityType,
  url: v.nullable(line(2000)),
  /** The page of the app, below its building. */
  route: v.nullable(line(200)),
  web_image: v.nullable(line(2000)),
  /** Types of companies that the directory shows; empty for all of them. */
  company_types: v.pipe(v.array(line(40)), v.maxLength(20)),
  requires_sign_in: v.boolean(),
}

export const operatedUtility = v.object({
  uuid,
  version,
  building: v.object({ uuid, name: v.string() }),
  ...utilityFields,
})
export type OperatedUtility = v.InferOutput<typeof operatedUtility>

const ofBuilding = v.object({ buildingId: uuid })
const listPath = '/portico/v1/operate/buildings/:buildingId/utilities'

export const operatedUtilities = endpoint({
  method: 'GET',
  path: listPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The buttons of home in a building, in their order',
  params: ofBuilding,
  reply: orderedListOf(operatedUtility),
  errors: [],
})

export const orderUtilities = endpoint({
  method: 'PUT',
  path: listPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Put the buttons of home in another order',
  params: ofBuilding,
  body: orderBody,
  reply: orderedListOf(operatedUtility),
  errors: ['version_conflict'],
})

export const createUtility = endpoint({
  method: 'POST',
  path: listPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add a button to home, as the last one',
  params: ofBuilding,
  body: v.object(utilityFields),
  reply: envelope(operatedUtility),
  status: 201,
  errors: [],
})

const params = v.object({ utilityId: uuid })
const path = '/portico/v1/operate/utilities/:utilityId'

export const readUtility = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A button of home',
  params,
  reply: envelope(operatedUtility),
  errors: [],
})

export const updateUtility = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Change some of the fields of a button of home',
  params,
  body: v.object({ version, ...v.partial(v.object(utilityFields)).entries }),
  reply: envelope(operatedUtility),
  errors: ['version_conflict'],
})

export const deleteUtility = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a button from home',
  params,
  reply: nothing,
  errors: [],
})
