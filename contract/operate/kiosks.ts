import { endpoint } from '@contract/endpoint'
import { instant, uuid } from '@contract/values'
import * as v from 'valibot'
import { listQuery, version } from './lists'
import { ofBuilding, searchedRecord } from './records'

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

export const kiosks = searchedRecord({
  one: 'kiosk',
  many: 'kiosks',
  path: 'kiosks',
  param: 'kioskId',
  owner: ofBuilding,
  row: operatedKiosk,
  fields: kioskFields,
  query: listQuery(['name', 'last_seen'], {}),
  summaries: {
    list: 'The kiosks of a building',
    create: 'Add a kiosk to a building; a code then opens it on a device',
    read: 'A kiosk',
    update: 'Change the name or the place of a kiosk',
    remove: 'Remove a kiosk; its device loses the session at once',
  },
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
  path: `${kiosks.itself.path}/code`,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Make a code that opens the kiosk on one device, within an hour; an earlier code ends',
  params: kiosks.read.params,
  reply: kioskCode,
  status: 201,
  errors: [],
})
