import { capabilities } from '@contract/bridge'
import { uuid } from '@contract/values'
import { miniAppKind, miniAppLaunch } from '@contract/world/services'
import * as v from 'valibot'
import { listQuery, version } from './lists'
import { ofBuilding, ofDeployment, searchedRecord } from './records'

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
  /** How it identifies the user: through the bridge alone, by a signed assertion, or by a one-time token. */
  launch_by: v.optional(miniAppLaunch, 'address'),
  /** SAML: the service provider's name, of which a building has one, its entity id and its assertion consumer service. */
  saml_provider: v.optional(v.nullable(line(200)), null),
  saml_audience: v.optional(v.nullable(line(200)), null),
  saml_acs: v.optional(v.nullable(line(2000)), null),
}

/** The fields of the mini-app itself, which all buildings share that have it. */
export const sharedMiniAppFields = {
  kind: miniAppKind,
  icon: v.nullable(line(2000)),
}

export const operatedMiniApp = v.object({
  uuid,
  version,
  building: named,
  /** The mini-app itself, by which files and the bridge name it; `uuid` is its registration in the building. */
  app_uuid: uuid,
  name: v.string(),
  ...miniAppFields,
  ...sharedMiniAppFields,
  launch_by: miniAppLaunch,
  saml_provider: v.nullable(v.string()),
  saml_audience: v.nullable(v.string()),
  saml_acs: v.nullable(v.string()),
  icon: v.nullable(v.string()),
  /** Whether the caller's roles cover every building that has the mini-app, which changing its kind and icon takes. */
  covers_all: v.boolean(),
})
export type OperatedMiniApp = v.InferOutput<typeof operatedMiniApp>

export const miniApps = searchedRecord({
  one: 'miniApp',
  many: 'miniApps',
  path: 'mini-apps',
  param: 'registrationId',
  owner: ofBuilding,
  listOwner: ofDeployment,
  row: operatedMiniApp,
  fields: miniAppFields,
  additions: { name: v.pipe(line(200), v.minLength(1)) },
  changes: v.partial(v.object(sharedMiniAppFields)).entries,
  query: listQuery(['name'], { building: v.optional(uuid) }),
  refusals: { create: ['app_registered'] },
  summaries: {
    list: 'The mini-apps that are registered in the buildings of the caller’s roles',
    create: 'Register a mini-app in a building, by its name; a new name makes a new mini-app',
    read: 'A mini-app in a building',
    update: 'Change some of the fields of a mini-app in a building',
    remove: 'Remove a mini-app from a building; its sessions end',
  },
})
