import { capabilities } from '@contract/bridge'
import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const named = v.object({ uuid, name: v.string() })

/** The fields of a registration; `rules/operate/miniApp.ts` says which values are allowed. */
export const miniAppFields = {
  /** The address that it opens. */
  launch: v.nullable(line(2000)),
  /** Its pages: scheme and host, with the port if it has one. Only they get answers. */
  origins: v.pipe(v.array(line(300)), v.maxLength(20)),
  /** What it may request of the app, and call of the API. */
  capabilities: v.pipe(v.array(v.picklist(capabilities)), v.maxLength(50)),
}

export const operatedMiniApp = v.object({
  uuid,
  version,
  building: named,
  name: v.string(),
  ...miniAppFields,
  /** How it identifies the user; other ways than `address` are set by a file. */
  launch_by: v.picklist(['address', 'saml', 'one_time_link']),
})
export type OperatedMiniApp = v.InferOutput<typeof operatedMiniApp>

export const operatedMiniApps = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/mini-apps',
  access: 'user',
  operate: 'buildings.read',
  summary: 'The mini-apps that are registered in the buildings of the caller’s roles',
  query: listQuery(['name'], { building: v.optional(uuid) }),
  reply: listOf(operatedMiniApp),
  errors: [],
})

export const registerMiniApp = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/buildings/:buildingId/mini-apps',
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Register a mini-app in a building, by its name; a new name makes a new mini-app',
  params: v.object({ buildingId: uuid }),
  body: v.object({ name: v.pipe(line(200), v.minLength(1)), ...miniAppFields }),
  reply: envelope(operatedMiniApp),
  status: 201,
  errors: ['app_registered'],
})

const params = v.object({ registrationId: uuid })
const path = '/portico/v1/operate/mini-apps/:registrationId'

export const readMiniApp = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A mini-app in a building',
  params,
  reply: envelope(operatedMiniApp),
  errors: [],
})

export const updateMiniApp = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Change some of the fields of a mini-app in a building',
  params,
  body: v.object({ version, ...v.partial(v.object(miniAppFields)).entries }),
  reply: envelope(operatedMiniApp),
  errors: ['version_conflict'],
})

export const unregisterMiniApp = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a mini-app from a building; its sessions end',
  params,
  reply: nothing,
  errors: [],
})
