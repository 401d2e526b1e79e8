import type { Endpoint } from '@contract/endpoint'
import type { Dependencies } from './dependencies'
import { addressIn, eventOfAnswer, eventOfRefusal } from './securityEvents'
import type { SecurityEntry } from './securityLog'

type Line = Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>

/** Follows one call from start to end, and writes its events to the security log. */
export type CallAudit = {
  /** Names the account that the call is about. */
  setSubject: (email: string) => void
  /** Records the input. An address in it names the account if nothing else did. */
  reads: (body: unknown, query: unknown) => void
  record: (line: Line) => void
  answered: () => void
  refused: (error: unknown) => void
}

type AuditedCaller = {
  /** The address that the call came from. */
  client: string | null
  traceId: string
  /** Whether the caller has sent anything that names a session. */
  hasToken: boolean
}

export function auditCall(
  { security }: Pick<Dependencies, 'security'>,
  endpoint: Endpoint,
  { client, traceId, hasToken }: AuditedCaller,
): CallAudit {
  let account: string | null = null
  let sent: unknown
  const record = (line: Line) => security({ ...line, account, client, trace: traceId })
  return {
    record,
    setSubject: (email) => {
      account = email
    },
    reads: (body, query) => {
      sent = body
      account ??= addressIn(body, query)
    },
    answered: () => {
      const event = eventOfAnswer(endpoint, sent)
      if (event !== null) record({ event, outcome: 'ok' })
    },
    refused: (error) => {
      const found = eventOfRefusal(endpoint, sent, error)
      if (found === null) return
      // A call without any token comes from a page that was left open overnight, not from an attacker.
      if (found.event === 'access' && found.code === 'unauthenticated' && !hasToken) return
      record({ event: found.event, outcome: found.code })
    },
  }
}
