import type { MiniAppHost } from '../../sdk/src'
import { callsOf } from './calls'

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
  image_url?: string | null
  needs_approval: boolean
  slot_minutes: number
  most_slots: number
  price?: number | null
  currency_type?: string | null
  questions: Question[]
}
export type Slot = {
  start_at: string
  end_at: string
  state: 'free' | 'past' | 'own' | 'taken' | 'blocked'
}
type Booking = { start: string; slots: number; answers: { question: string; answer: string }[] }

/** The calls that a session of this app may make. */
export function apiOf(host: MiniAppHost) {
  const call = callsOf(host)
  const { building, language } = host.handshake
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
    /** The key is the same for every attempt of one intent, so that nothing is booked twice. */
    book: (room: Room, { start, slots, answers }: Booking, key: string) =>
      call(`/portico/v1/resources/${room.uuid}/bookings`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ start_at: start, slots, form_responses: answers }),
      }),
  }
}
