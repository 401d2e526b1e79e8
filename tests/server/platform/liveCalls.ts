import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { World } from '../world'

/** Opens a signed-in user's stream; `next` waits for its next event. */
export async function openStream(world: World, token: string, topics: string[], age?: number) {
  const query = new URLSearchParams({
    topics: topics.join(','),
    ...(age !== undefined && { age: String(age) }),
  })
  const response = await world.respond('GET', `/api/portico/v1/live?${query}`, { token })
  if (response.body === null || response.status !== 200) throw new Error(`${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => void events.push(event) })
  const next = async () => {
    while (events.length === 0) {
      const { done, value } = await reader.read()
      if (done) return null
      parser.feed(value)
    }
    const event = events.shift()
    return { event: event?.event, data: JSON.parse(event?.data ?? 'null') as unknown }
  }
  return { response, next, close: () => reader.cancel() }
}
