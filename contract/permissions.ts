import * as v from 'valibot'
import { endpoint } from './endpoint'
import { commaSeparated, envelope, uuid } from './values'

/** Building uuid → permission name → granted. */
export const permissions = endpoint({
  method: 'GET',
  path: '/user-permissions/v1',
  access: 'user',
  kiosk: true,
  summary: 'The permissions of the signed-in user, by building',
  query: v.object({
    building_uuids: v.pipe(commaSeparated, v.array(uuid), v.maxLength(100)),
    permissions: v.pipe(commaSeparated, v.array(v.string()), v.maxLength(50)),
  }),
  reply: envelope(v.record(v.string(), v.record(v.string(), v.boolean()))),
  errors: [],
})
