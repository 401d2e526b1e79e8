import { endpoint } from '@contract/endpoint'
import { envelope, instant, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))

const kioskFields = {
  name: v.pipe(line(80), v.minLength(1)),
  /** Where the device is; null if that needs no words. */
  place: v.nullable(line(120)),
}

export const operatedKiosk = v.object({
  uuid,
  version,
  building: v.object({ uuid, name: v.string() }),
  /** Empty for a kiosk that was started at the device, until it is named. */
  name: v.string(),
  place: v.nullable(v.string()),
  /** `open` while a device has its session, `waiting` while a code can open it, otherwise `closed`. */
  state: v.picklist(['open', 'waiting', 'closed']),
  /** When its device last renewed the session: every quarter of an hour while it is on. Null if it was never opened. */
  last_seen_at: v.nullable(instant),
  /** The version of the app on the device; null if unknown. */
  app_version: v.nullable(v.string()),
})
export type OperatedKiosk = v.InferOutput<typeof operatedKiosk>

const ofBuilding = v.object({ buildingId: uuid })
const listPath = '/portico/v1/operate/buildings/:buildingId/kiosks'

export const operatedKiosks = endpoint({
  method: 'GET',
  path: listPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The kiosks of a building',
  params: ofBuilding,
  query: listQuery(['name', 'last_seen'], {}),
  reply: listOf(operatedKiosk),
  errors: [],
})

export const createKiosk = endpoint({
  method: 'POST',
  path: listPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add a kiosk to a building; a code then opens it on a device',
  params: ofBuilding,
  body: v.object(kioskFields),
  reply: envelope(operatedKiosk),
  status: 201,
  errors: [],
})

const params = v.object({ kioskId: uuid })
const path = '/portico/v1/operate/kiosks/:kioskId'

export const readKiosk = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A kiosk',
  params,
  reply: envelope(operatedKiosk),
  errors: [],
})

export const updateKiosk = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Change the name or the place of a kiosk',
  params,
  body: v.object({ version, ...v.partial(v.object(kioskFields)).entries }),
  reply: envelope(operatedKiosk),
  errors: ['version_conflict'],
})

/** What opens a kiosk on a device, once. */
export const kioskCode = v.object({
  code: v.string(),
  /** The address that opens the kiosk; null if no address of the building is known. */
  url: v.nullable(v.string()),
  expires_at: instant,
})
export type KioskCode = v.InferOutput<typeof kioskCode>

export const createKioskCode = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/kiosks/:kioskId/code',
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Make a code that opens the kiosk on one device, within an hour; an earlier code ends',
  params,
  reply: kioskCode,
  status: 201,
  errors: [],
})

export const revokeKiosk = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a kiosk; its device loses the session at once',
  params,
  reply: nothing,
  errors: [],
})
