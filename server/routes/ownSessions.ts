import { endOtherSessions, endOwnSession, ownSessions } from '@contract/ownSessions'
import {
  endOwnSession as end,
  endOtherSessions as endOthers,
  ownSessionsOf,
} from '../domain/ownSessions'
import { implement } from '../http/implement'

export const ownSessionRoutes = [
  implement(ownSessions, async ({ database, deployment, caller, now }) => ({
    data: await ownSessionsOf(
      database.connection,
      caller.principal,
      deployment.server.sessionDays,
      now(),
    ),
  })),

  implement(endOwnSession, async ({ database, limits, params, caller, now }) => {
    await limits.spend('sessionsEndedByUser', caller.principal.uuid)
    await end(database.connection, caller.principal, params.sessionUuid, now())
    return {}
  }),

  implement(endOtherSessions, async ({ database, limits, caller, now }) => {
    await limits.spend('sessionsEndedByUser', caller.principal.uuid)
    const ended = await database.connection.transaction((tx) =>
      endOthers(tx, caller.principal, now()),
    )
    return { data: { ended } }
  }),
]
