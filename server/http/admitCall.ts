import type { Endpoint } from '@contract/endpoint'
import type { Area } from '@contract/table'
import type { Principal } from '../services/auth/principal'
import type { Registration } from '../services/auth/signUp/registration'
import type { Access } from '../services/operate/reach'
import type { LimitName } from '../services/platform/limits'
import { Refusal } from '../services/platform/refusal'
import { admitOperator } from './admitOperator'
import type { CallAudit } from './callAudit'
import type { Dependencies } from './dependencies'
import type { Implementation } from './implement'
import { refuseClosedHost } from './openHost'

export type CallParts = { params: unknown; query: unknown; body: unknown }
/** The validated parts of a call, and for an endpoint of the console what the caller may act on. */
export type Admitted = { parts: CallParts; operator: Access | null }

type KnownCall = {
  principal: Principal | null
  registration: Registration | null
  /** The client address that rate limits count by. */
  client: string | null
  /** The idempotency key of a mutation. @throws `invalid_request` */
  key: () => string | null
  /** Reads and validates the parts of the call, after the caller has been counted. */
  read: () => Promise<CallParts>
}

/**
 * The checks of every call with a known caller, over HTTP and during server rendering: first what a kiosk may call,
 * then the limits, then the parts against the contract, then what an operator may act on. Limits come first, so that a
 * malformed call counts too.
 */
export async function admitCall(
  dependencies: Dependencies,
  { endpoint, limit }: Implementation,
  audit: CallAudit,
  { principal, registration, client, key, read }: KnownCall,
): Promise<Admitted> {
  const { limits } = dependencies
  const owner = principal ?? registration
  if (owner !== null) audit.setSubject(owner.email)
  refuseKiosk(principal, endpoint)
  if (limit !== undefined) await limits.consume(limit, countedFor(limit, principal, client))
  // Each key becomes a row in the database.
  if (key() !== null) {
    if (owner === null) await limits.consume('keyedByClient', client)
    else await limits.consume('keyedByUser', owner.uuid)
  }
  const parts = await read()
  audit.reads(parts.body, parts.query)
  return { parts, operator: await admitOperator(dependencies, endpoint, principal, parts) }
}

/** The user, or the client if the limit counts clients. */
const countedFor = (limit: LimitName, principal: Principal | null, client: string | null) =>
  limit.endsWith('ByClient') ? client : (principal?.uuid ?? null)

/** Runs a call unless its host is closed, and writes a refusal to the security log. */
export async function auditedCall<Answer>(
  dependencies: Dependencies,
  audit: CallAudit,
  { host, area }: { host: string; area: Area },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    await refuseClosedHost(dependencies, host, area)
    return await work()
  } catch (error) {
    audit.refused(error)
    throw error
  }
}

/**
 * A kiosk may call public endpoints, and of those that need a user only the ones that the contract marks `kiosk`.
 * @throws `permission_denied` for any other endpoint
 */
function refuseKiosk(principal: Principal | null, { access, kiosk }: Endpoint): void {
  if (principal?.kind !== 'kiosk' || access !== 'user' || kiosk === true) return
  throw new Refusal('permission_denied', { detail: 'A kiosk cannot call this endpoint.' })
}
