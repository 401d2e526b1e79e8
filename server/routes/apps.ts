import { appSession, createAppSession, launchApp, miniApps, redeemLaunch } from '@contract/apps'
import { launchSamlResponse } from '@contract/verification'
import { checkLaunch, grantsOf } from '../domain/appSessions'
import { makeLaunch, personOf, spendLaunch } from '../domain/launches'
import { miniAppsOf, serviceProviderOf } from '../domain/miniApps'
import { principalOf } from '../domain/principal'
import { Refusal } from '../domain/refusal'
import { implement } from '../http/implement'
import { publicOrigin } from '../http/publicOrigin'
import { samlHandOver } from '../http/samlHandOver'

export const appRoutes = [
  implement(miniApps, async (call) => {
    const { database, params, caller } = call
    const reader = { userId: caller.principal.id, buildingUuid: params.buildingId }
    const ownOrigin = () => publicOrigin(call, caller.hostHeader)
    return { data: await miniAppsOf(database.connection, reader, ownOrigin) }
  }),

  implement(createAppSession, async (call) => {
    const { database, limits, appSessions, params, body, caller, now } = call
    await limits.spend('appSessionByUser', caller.principal.uuid)
    const { appUuid } = params
    const { building_uuid: buildingUuid, base_url: baseUrl } = body
    const userId = caller.principal.id
    const ownOrigin = () => publicOrigin(call, caller.hostHeader)
    await checkLaunch(database.connection, { userId, appUuid, buildingUuid, baseUrl }, ownOrigin)
    const { familyUuid } = caller.principal
    const { token, endsAt } = await appSessions.sign({ familyUuid, appUuid, buildingUuid }, now())
    return { data: { session: { token, expires_at: endsAt.toISOString() } } }
  }),

  implement(launchApp, async (call) => {
    const { database, limits, params, body, caller, now } = call
    await limits.spend('appLaunchByUser', caller.principal.uuid)
    const origin = await publicOrigin(call, caller.hostHeader)
    const { url, endsAt } = await makeLaunch(
      database.connection,
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
  }),

  implement(launchSamlResponse, async (call) => {
    const { database, limits, body, caller } = call
    await limits.spend('appLaunchByUser', caller.principal.uuid)
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
  }),

  implement(redeemLaunch, async (call) => {
    const { database, limits, appSessions, params, body, caller, now } = call
    const { connection } = database
    await limits.spend('appLaunchByClient', caller.client)
    const { familyUuid, appUuid, buildingUuid } = await connection.transaction((tx) =>
      spendLaunch(tx, body.ott, now(), { appUuid: params.appUuid.toLowerCase() }),
    )
    try {
      const { id: userId, email } = await principalOf(call, familyUuid)
      caller.concerns(email)
      const session = await appSessions.sign({ familyUuid, appUuid, buildingUuid }, now())
      const held = { familyUuid, appUuid, buildingUuid, endsAt: session.endsAt }
      const grants = await grantsOf(connection, userId, held)
      return {
        data: {
          session: { token: session.token, expires_at: session.endsAt.toISOString() },
          building_uuid: buildingUuid,
          user: grants.includes('getUser') ? await personOf(connection, userId) : null,
        },
      }
    } catch (error) {
      // The session has ended, the building or the app was closed meanwhile: why is nobody's business who holds a token.
      if (error instanceof Refusal) throw new Refusal('auth_link_invalid')
      throw error
    }
  }),

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
