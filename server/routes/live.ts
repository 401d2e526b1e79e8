import { live } from '@contract/live'
import { implementStream } from '../http/implement'
import { eventStream } from '../live/eventStream'
import { authenticate } from '../services/auth/principal'
import { topicsOfUser } from '../services/platform/live/topics'

export const liveRoutes = [
  implementStream(live, async (call) => {
    const { database, caller, query, draining } = call
    const { id, uuid } = caller.principal
    const topics = await topicsOfUser(database.connection, id, query.topics)
    const onEnd = call.streams.take(uuid)
    // A session may end, and a building or permission may be revoked, while the stream is open.
    const check = async () => {
      await authenticate(call, caller.bearer, live.path)
      await topicsOfUser(database.connection, id, query.topics)
    }
    return eventStream({ hub: call.live, topics, age: query.age ?? null, check, draining, onEnd })
  }),
]
