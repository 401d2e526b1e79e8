import { appSession, createAppSession, launchApp, miniApps, redeemLaunch } from '@contract/apps'
import { launchSamlResponse } from '@contract/verification'
import { implement, mutation } from '../http/implement'
import { publicOrigin } from '../http/publicOrigin'
import { samlHandOver } from '../http/samlHandOver'
import { principalOf } from '../services/auth/principal'
import { checkLaunch, grantsOf } from '../services/embed/appSessions'
import { consumeLaunch, makeLaunch, personOf } from '../services/embed/launches'
import { miniAppsOf, serviceProviderOf } from '../services/embed/miniApps'
import { Refusal } from '../services/platform/refusal'

export const appRoutes = [
  implement(miniApps, async (call) => {
    const { database, params, caller } = call
    const reader = { userId: caller.principal.id, buildingUuid: params.buildingId }
    const ownOrigin = () => publicOrigin(call, caller.hostHeader)
    return { data: await miniAppsOf(database.connection, reader, ownOrigin) }
  }),

  // A session is a signed token; this call writes nothing.
  implement(
    createAppSession,
    async (call) => {
      const { database, appSessions, params, body, caller, now } = call
      const { appUuid } = params
      const { building_uuid: buildingUuid, base_url: baseUrl } = body
      const userId = caller.principal.id
      await call.limits.consume('appSessionByApp', `${caller.principal.uuid}/${appUuid}`)
      const ownOrigin = () => publicOrigin(call, caller.hostHeader)
      await checkLaunch(database.connection, { userId, appUuid, buildingUuid, baseUrl }, ownOrigin)
      const { familyUuid } = caller.principal
      const { token, endsAt } = await appSessions.sign({ familyUuid, appUuid, buildingUuid }, now())
      return { data: { session: { token, expires_at: endsAt.toISOString() } } }
    },
    { limit: 'appSessionByUser' },
  ),

  mutation(
    launchApp,
    async (tx, call) => {
      const { params, body, caller, now } = call
      const origin = await publicOrigin(call, caller.hostHeader)
      const { url, endsAt } = await makeLaunch(
        tx,
        {
          userId: caller.principal.id,
          familyUuid: caller.principal.familyUuid,
          appUuid: params.appUuid,
          buildingUuid: params.buildingId,
          url: body.url,
        },
        { now: now(), apiUrl: `${origin}/api`, ownOrigin: () => Promise.resolve(origin) },
      )
      return { data: { url, expires_at: endsAt?.toISOString() ?? null } }
    },
    { limit: 'appLaunchByUser' },
  ),

  implement(
    launchSamlResponse,
    async (call) => {
      const { database, body, caller } = call
      const origin = await publicOrigin(call, caller.hostHeader)
      const buildingUuid = body.buildingUUID.toLowerCase()
      const registration = await serviceProviderOf(
        database.connection,
        { name: body.serviceprovider, buildingUuid },
        () => Promise.resolve(origin),
      )
      const { acs, samlResponse } = await samlHandOver(call, registration, {
        userId: caller.principal.id,
        buildingUuid,
        serviceProvider: body.serviceprovider,
        url: body.url,
        origin,
      })
      return { saml_response: samlResponse, url: acs }
    },
    { limit: 'appLaunchByUser' },
  ),

  mutation(
    redeemLaunch,
    async (tx, call) => {
      const { appSessions, params, body, caller, now } = call
      const spent = await consumeLaunch(tx, body.ott, now(), {
        appUuid: params.appUuid.toLowerCase(),
      })
      const { familyUuid, appUuid, buildingUuid } = spent
      try {
        const { id: userId, email } = await principalOf(call, familyUuid)
        caller.setSubject(email)
        const session = await appSessions.sign({ familyUuid, appUuid, buildingUuid }, now())
        const grant = { familyUuid, appUuid, buildingUuid, endsAt: session.endsAt }
        const grants = await grantsOf(tx, userId, grant)
        return {
          data: {
            session: { token: session.token, expires_at: session.endsAt.toISOString() },
            building_uuid: buildingUuid,
            user: grants.includes('getUser') ? await personOf(tx, userId) : null,
          },
        }
      } catch (error) {
        // The session has ended, or the building or app was closed. The token stays consumed; its bearer learns nothing
        // more.
        if (error instanceof Refusal) return new Refusal('auth_link_invalid')
        throw error
      }
    },
    { limit: 'appLaunchByClient' },
  ),

  implement(appSession, async ({ caller }) => {
    const { app, uuid } = caller.principal
    if (app === undefined) throw new Refusal('permission_denied')
    return {
      data: {
        app_uuid: app.appUuid,
        building_uuid: app.buildingUuid,
        user_uuid: uuid,
        capabilities: app.grants,
        expires_at: app.endsAt.toISOString(),
      },
    }
  }),
]
