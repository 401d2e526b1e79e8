import { permissions } from '@contract/permissions'
import { healthcheck, track, trackBatch } from '@contract/platform'
import { implement, stagedMutation } from '../http/implement'
import { consumeEvents, insertEvents, instantOf } from '../services/platform/measuring/events'
import { permissionsOf } from '../services/tenancy/permissions'

export const platformRoutes = [
  // Reports that the process is alive. It does not query the database: a restart would not repair that.
  implement(healthcheck, async ({ deployment }) => ({
    status: 'ok' as const,
    version: deployment.browser.app.version,
  })),

  stagedMutation(track, async (call, commit) => {
    const { body, now } = call
    const userUuid = await consumeEvents(call, 1)
    return commit(async (tx) => {
      await insertEvents(tx, { userUuid, source: body.source, events: [{ ...body, at: now() }] })
      return {}
    })
  }),

  stagedMutation(trackBatch, async (call, commit) => {
    const { body, now } = call
    const userUuid = await consumeEvents(call, body.events.length)
    const events = body.events.map((event) => ({ ...event, at: instantOf(event.at, now()) }))
    return commit(async (tx) => {
      await insertEvents(tx, { userUuid, source: body.source, events })
      return {}
    })
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
