import type { Endpoint } from '@contract/endpoint'
import type { Context } from 'hono'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { addressIn, eventOfAnswer, eventOfRefusal } from './securityEvents'
import type { SecurityEntry } from './securityLog'
import type { Variables } from './variables'

type Line = Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>

/** Sees one call from its beginning to its end, and writes down what of it belongs into the security log. */
export type Witness = {
  concerns: (email: string) => void
  /** Where nobody else is known, the account is the one that the call names. */
  reads: (body: unknown, query: unknown) => void
  record: (line: Line) => void
  answered: () => void
  refused: (error: unknown) => void
}

export function witnessOf(
  { deployment, security }: Pick<Dependencies, 'deployment' | 'security'>,
  context: Context<{ Variables: Variables }>,
  endpoint: Endpoint,
): Witness {
  const client = clientOf(context, deployment.server.trustedProxies)
  const hasBearer = context.req.header('authorization') !== undefined
  let account: string | null = null
  let sent: unknown
  const record = (line: Line) =>
    security({ ...line, account, client, trace: context.get('traceId') })
  return {
    record,
    concerns: (email) => {
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
      // A page that was left open overnight, not somebody with a token that is wrong.
      if (found.event === 'access' && found.code === 'unauthenticated' && !hasBearer) return
      record({ event: found.event, outcome: found.code })
    },
  }
}
