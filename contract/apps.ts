import * as v from 'valibot'
import { capabilities } from './bridge'
import { endpoint } from './endpoint'
import { envelope, instant, moment, text, uuid } from './values'

/**
 * A mini-app as registered in a building. `launch` is an address, or for the kind `native_link` a
 * route of the app. A frame receives replies only at one of its `origins`, and only for its
 * `capabilities`.
 */
export const miniApp = v.object({
  uuid,
  name: v.string(),
  kind: v.picklist(['webview', 'native', 'native_link', 'microfrontend']),
  icon: text,
  launch: text,
  origins: v.array(v.string()),
  capabilities: v.array(v.picklist(capabilities)),
  /** If not `address`, `launchApp` returns an address that identifies the user. */
  launch_by: v.nullish(v.picklist(['address', 'saml', 'one_time_link'])),
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

const appAddress = v.pipe(v.string(), v.maxLength(2000), v.url())

/** `base_url` is the address of the running app; its origin must be one of the registered ones. */
export const createAppSession = endpoint({
  method: 'POST',
  path: '/tenant/v1/apps/:appUuid/sessions',
  access: 'user',
  summary: 'Create a session token for a registered mini-app',
  params: v.object({ appUuid: uuid }),
  body: v.object({
    building_uuid: uuid,
    base_url: appAddress,
  }),
  reply: envelope(v.object({ session: v.object({ token: v.string(), expires_at: text }) })),
  status: 201,
  errors: ['app_not_registered'],
})

/**
 * The address that opens a page of an app for this user: with a signed assertion or with a token,
 * as the app is registered. It works once, within a minute, and while the session that requested it
 * is open.
 */
export const launchApp = endpoint({
  method: 'POST',
  path: '/portico/v1/buildings/:buildingId/apps/:appUuid/launches',
  access: 'user',
  summary: 'Create a one-time address that opens a mini-app for the user',
  params: v.object({ buildingId: uuid, appUuid: uuid }),
  body: v.object({ url: appAddress }),
  reply: envelope(v.object({ url: v.string(), expires_at: moment })),
  status: 201,
  errors: ['app_not_registered'],
})

/**
 * Called by the app's own server with the `ott` of a one-time link. Returns only the user data that
 * was granted.
 */
export const redeemLaunch = endpoint({
  method: 'POST',
  path: '/portico/v1/apps/:appUuid/launches/redeem',
  access: 'public',
  summary: 'Exchange the token of a one-time link for a session of the app',
  params: v.object({ appUuid: uuid }),
  body: v.object({ ott: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reply: envelope(
    v.object({
      session: v.object({ token: v.string(), expires_at: instant }),
      building_uuid: uuid,
      user: v.nullable(
        v.object({
          uuid,
          email: v.string(),
          first_name: v.string(),
          last_name: v.string(),
        }),
      ),
    }),
  ),
  errors: ['auth_link_invalid'],
})

/**
 * For the app's own server: returns the user to whom a token's session belongs. Only a session of
 * an app may call it.
 */
export const appSession = endpoint({
  method: 'GET',
  path: '/portico/v1/apps/session',
  access: 'user',
  app: 'any',
  summary: 'The user, app and building of a mini-app session',
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
