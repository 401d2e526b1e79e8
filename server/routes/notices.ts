import { markNoticesRead, notices, unreadNotices } from '@contract/notices'
import type { Connection } from '../db/database'
import { implement, mutation } from '../http/implement'
import { markRead, noticesOf, unreadIn } from '../services/notices/notices'
import { enterBuilding } from '../services/tenancy/buildings'
import { pageLimit } from './page'

type Calling = {
  database: { connection: Connection }
  caller: { principal: { id: number } }
  params: { buildingId: string }
}

async function readerOf({ database, caller, params }: Calling) {
  const { id: userId } = caller.principal
  const { uuid: buildingUuid } = await enterBuilding(database.connection, userId, params.buildingId)
  return { userId, buildingUuid }
}

export const noticeRoutes = [
  implement(notices, async (call) => {
    const { kind, limit = pageLimit, offset = 0 } = call.query
    return noticesOf(call.database.connection, await readerOf(call), { kind, limit, offset })
  }),
  implement(unreadNotices, async ({ database, caller, params }) => {
    const reader = { userId: caller.principal.id, buildingUuid: params.buildingId.toLowerCase() }
    return { data: { unread: await unreadIn(database.connection, reader) } }
  }),
  mutation(
    markNoticesRead,
    async (tx, call) => {
      const { uuids, until } = call.body
      const marked = { uuids, until: until === null ? null : new Date(until) }
      return { data: { unread: await markRead(tx, await readerOf(call), marked, call.now()) } }
    },
    { limit: 'noticesReadByUser' },
  ),
]
