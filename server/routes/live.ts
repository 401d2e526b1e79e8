import { live } from '@contract/live'
import { implementStream } from '../http/implement'
import { eventStream } from '../live/eventStream'
import { authenticate, forgetSession } from '../services/auth/principal'
import { topicOfSession } from '../services/platform/live/publish'
import { topicsOfUser } from '../services/platform/live/topics'

export const liveRoutes = [
  implementStream(live, async (call) => {
    const { database, caller, query, draining } = call
    const { id, uuid, familyUuid } = caller.principal
    const topics = await topicsOfUser(database.connection, id, query.topics)
    const onEnd = call.streams.take(uuid)
    // A session may end, and a building or permission may be revoked, while the stream is open.
    const check = async () => {
      await authenticate(call, caller.bearer, live.path)
      await topicsOfUser(database.connection, id, query.topics)
    }
    const watchEnd = (end: () => void) =>
      call.live.subscribe([topicOfSession(familyUuid)], null, (received) => {
        if (received === 'gap') return
        // Another process may have ended it, which this one does not know yet.
        forgetSession(familyUuid)
        end()
      })
    const age = query.age ?? null
    return eventStream({ hub: call.live, topics, age, check, watchEnd, draining, onEnd })
  }),
]
