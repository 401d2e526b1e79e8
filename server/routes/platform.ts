import { healthcheck, permissions, track } from '@contract/platform'
import { analyticsEvents } from '../db/schema'
import { permissionsOf } from '../domain/permissions'
import { Refusal } from '../domain/refusal'
import { implement } from '../http/implement'

export const platformRoutes = [
  implement(healthcheck, async ({ database, deployment, draining }) => {
    if (draining.aborted) throw new Refusal('unavailable', { detail: 'Shutting down.' })
    await database.ping().catch(() => {
      throw new Refusal('unavailable', { detail: 'The database does not answer.' })
    })
    return { status: 'ok' as const, version: deployment.browser.app.version }
  }),

  implement(track, async ({ database, accessTokens, body, caller, limits, now }) => {
    const claims =
      caller.bearer === null
        ? null
        : await accessTokens.verify(caller.bearer, now()).catch(() => null)
    // Each event becomes a row, so clients and users are limited.
    if (claims === null) await limits.spend('trackedByClient', caller.client)
    else await limits.spend('trackedByUser', claims.userUuid)
    await database.connection.insert(analyticsEvents).values({
      at: now(),
      event: body.event,
      source: body.source,
      userUuid: claims?.userUuid ?? null,
      buildingUuid: body.building_uuid ?? null,
      path: body.path ?? null,
      properties: body.properties ?? null,
    })
    return {}
  }),

  implement(permissions, async ({ database, query, caller }) => ({
    data: await permissionsOf(
      database.connection,
      caller.principal.id,
      query.building_uuids,
      query.permissions,
    ),
  })),
]
