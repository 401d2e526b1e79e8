import { live } from '@contract/live'
import { heardTopics } from '../domain/live/topics'
import { authenticate } from '../domain/principal'
import { implementStream } from '../http/implement'
import { eventStream } from '../live/eventStream'

export const liveRoutes = [
  implementStream(live, async (call) => {
    const { database, caller, query, draining } = call
    const { id, uuid } = caller.principal
    const topics = await heardTopics(database.connection, id, query.topics)
    const onEnd = call.streams.take(uuid)
    const check = () => authenticate(call, caller.bearer, live.path)
    return eventStream({ hub: call.live, topics, age: query.age ?? null, check, draining, onEnd })
  }),
]
