import type { MiniAppHost } from '../../sdk/src'

export type Question = {
  question: string
  type: 'text' | 'number' | 'choice'
  required: boolean
  choices?: string[] | null
}
export type Room = {
  uuid: string
  name: string
  details?: string | null
  needs_approval: boolean
  slot_minutes: number
  price?: number | null
  currency_type?: string | null
  questions: Question[]
}
export type Slot = { start_at: string; end_at: string; is_free: boolean }
type Sent = { method?: string; headers?: Record<string, string>; body?: string }
type Answers = { question: string; answer: string }[]

/** What the server refused, by its code. */
export class Refused extends Error {}

/** The calls that a session of this app reaches. A token that is over is renewed once by the host. */
export function apiOf(host: MiniAppHost) {
  const { api_url: api, building, language } = host.introduction
  const send = (path: string, init: Sent) =>
    fetch(`${api}${path}`, {
      ...init,
      signal: AbortSignal.timeout(15_000),
      headers: {
        authorization: `Bearer ${host.sessionToken}`,
        'content-type': 'application/json',
        'accept-language': language,
        ...init.headers,
      },
    })
  const call = async (path: string, init: Sent = {}): Promise<unknown> => {
    let response = await send(path, init)
    if (response.status === 401) {
      await host.refreshToken()
      response = await send(path, init)
    }
    const body = (await response.json()) as { data?: unknown; code?: string }
    if (!response.ok) throw new Refused(body.code ?? 'failed')
    return body.data
  }
  return {
    rooms: () =>
      call(`/portico/v1/buildings/${building?.uuid ?? ''}/resources?lang=${language}`) as Promise<
        Room[]
      >,
    slots: (room: Room, date: string) =>
      call(`/portico/v1/resources/${room.uuid}/availability?date=${date}`) as Promise<{
        timezone: string
        slots: Slot[]
      }>,
    /** The key is the same for every try of one wish, so that nothing is booked twice. */
    book: (room: Room, start: string, answers: Answers, key: string) =>
      call(`/portico/v1/resources/${room.uuid}/bookings`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ start_at: start, slots: 1, form_responses: answers }),
      }),
  }
}
