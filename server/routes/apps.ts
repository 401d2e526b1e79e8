import { appSession, createAppSession, miniApps } from '@contract/apps'
import { checkLaunch } from '../domain/appSessions'
import { miniAppsOf } from '../domain/miniApps'
import { Refusal } from '../domain/refusal'
import { implement } from '../http/implement'
import { publicOrigin } from '../http/publicOrigin'

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
