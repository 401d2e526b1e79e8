import type { MiniAppHost } from '../../sdk/src'
import { callsOf } from './calls'

export type Visitor = {
  uuid: string
  first_name: string
  last_name: string
  email: string
  company?: string | null
  host_name: string
  note?: string | null
  expected_at: string
  timezone: string
  status: 'expected' | 'checked_in' | 'left' | 'cancelled' | 'missed'
  code?: string | null
  checked_in_at?: string | null
  left_at?: string | null
}
/** Fields of an invitation by their names in the API. Day and time are those of the building. */
export type Invitation = Record<
  'first_name' | 'last_name' | 'email' | 'company' | 'host_name' | 'date' | 'time' | 'note',
  string
>

/**
 * The calls that a session of this app may make. Keys are the same for every attempt of one intent.
 */
export function apiOf(host: MiniAppHost) {
  const call = callsOf(host)
  const path = `/portico/v1/buildings/${host.handshake.building?.uuid ?? ''}/visitors`
  const put = (what: string, key: string) =>
    call(`${path}/${what}`, {
      method: 'PUT',
      headers: { 'idempotency-key': key },
    }) as Promise<Visitor>
  return {
    visitors: () => call(path) as Promise<Visitor[]>,
    invite: (invitation: Invitation, key: string) =>
      call(path, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify(invitation),
      }) as Promise<Visitor>,
    cancel: ({ uuid }: Visitor, key: string) => put(`${uuid}/cancellation`, key),
    hasLeft: ({ uuid }: Visitor, key: string) => put(`${uuid}/departure`, key),
  }
}
