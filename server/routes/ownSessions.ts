import { endOtherSessions, endOwnSession, ownSessions } from '@contract/ownSessions'
import { implement, mutation } from '../http/implement'
import {
  endOwnSession as end,
  endOtherSessions as endOthers,
  ownSessionsOf,
} from '../services/account/ownSessions'

export const ownSessionRoutes = [
  implement(ownSessions, async ({ database, deployment, caller, now }) => ({
    data: await ownSessionsOf(
      database.connection,
      caller.principal,
      deployment.server.sessionDays,
      now(),
    ),
  })),

  mutation(
    endOwnSession,
    async (tx, { params, caller, now }) => {
      await end(tx, caller.principal, params.sessionUuid, now())
      return {}
    },
    { limit: 'sessionsEndedByUser' },
  ),

  mutation(
    endOtherSessions,
    async (tx, { caller, now }) => ({
      data: { ended: await endOthers(tx, caller.principal, now()) },
    }),
    { limit: 'sessionsEndedByUser' },
  ),
]
