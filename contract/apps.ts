import * as v from 'valibot'
import { capabilities } from './bridge'
import { endpoint } from './endpoint'
import { envelope, instant, text, uuid } from './values'

/**
 * A mini-app as it is registered in a building. `launch` is an address, or a route of ours where the kind is
 * `native_link`. Frames are answered only at one of its `origins`, and for what is among its `capabilities`.
 */
export const miniApp = v.object({
  uuid,
  name: v.string(),
  kind: v.picklist(['webview', 'native', 'native_link', 'microfrontend']),
  icon: text,
  launch: text,
  origins: v.array(v.string()),
  capabilities: v.array(v.picklist(capabilities)),
})

export const miniApps = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/apps',
  access: 'user',
  summary: 'The mini-apps that are registered in a building',
  params: v.object({ buildingId: uuid }),
  reply: envelope(v.array(miniApp)),
  errors: [],
})

/** `base_url` is where the app runs; its origin has to be one of those that the app is registered with. */
export const createAppSession = endpoint({
  method: 'POST',
  path: '/tenant/v1/apps/:appUuid/sessions',
  access: 'user',
  summary: 'A session token for a registered mini-app',
  params: v.object({ appUuid: uuid }),
  body: v.object({
    building_uuid: uuid,
    base_url: v.pipe(v.string(), v.maxLength(2000), v.url()),
  }),
  reply: envelope(v.object({ session: v.object({ token: v.string(), expires_at: text }) })),
  status: 201,
  errors: ['app_not_registered'],
})

/** For the app's own server: whose session a token is of. Only a session of an app may ask. */
export const appSession = endpoint({
  method: 'GET',
  path: '/portico/v1/apps/session',
  access: 'user',
  app: 'any',
  summary: 'Whom a session of a mini-app is for, and where',
  reply: envelope(
    v.object({
      app_uuid: uuid,
      building_uuid: uuid,
      user_uuid: uuid,
      capabilities: v.array(v.picklist(capabilities)),
      expires_at: instant,
    }),
  ),
  errors: ['app_not_registered'],
})

export type MiniApp = v.InferOutput<typeof miniApp>
