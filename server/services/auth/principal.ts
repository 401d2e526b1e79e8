import type { Capability } from '@contract/bridge'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sessionFamilies, users } from '../../db/schema'
import type { AppSession } from '../embed/appSessions'
import { BoundedMap } from '../platform/boundedMap'
import { Refusal } from '../platform/refusal'
import type { AccessTokens } from './accessToken'
import { endOfSession, type SessionDays, type SessionKind, sessionKindOf } from './sessionKind'

/** The authenticated caller, and the kind of session. */
export type Principal = {
  id: number
  uuid: string
  email: string
  familyUuid: string
  admin: boolean
  kind: SessionKind
  /** The mini-app that calls on the user's behalf, and its granted capabilities. */
  app?: AppSession & { grants: Capability[] }
}

const rememberedForMs = 5000
const maxRemembered = 5000

/**
 * Caches sessions for a few seconds, so that the reads of one page take one query. A session ended by another process
 * is noticed within five seconds; one ended by this process, immediately.
 */
const remembered = new BoundedMap<string, { principal: Principal; until: number }>(maxRemembered)

/**
 * Sessions that this process ended recently. While the end of a session is being written, a concurrent call may still
 * find it open; caching that result would let the session outlive its end.
 */
const ending = new BoundedMap<string, true>(maxRemembered)

type AuthenticationDependencies = {
  accessTokens: AccessTokens
  database: { connection: Connection }
  deployment: { server: { sessionDays: SessionDays } }
  now: () => Date
}

export async function authenticate(
  dependencies: AuthenticationDependencies,
  bearer: string | null,
  path: string,
): Promise<Principal> {
  const { accessTokens, now } = dependencies
  if (bearer === null) throw new Refusal('unauthenticated')
  const claims = await accessTokens.verify(bearer, now(), { anyVersion: path === '/auth/upgrade' })
  const principal = await principalOf(dependencies, claims.familyUuid)
  if (principal.uuid !== claims.userUuid) throw new Refusal('unauthenticated')
  return principal
}

/**
 * The user of a session that has not ended.
 * @throws `unauthenticated`
 */
export async function principalOf(
  {
    database: { connection },
    deployment,
    now,
  }: Pick<AuthenticationDependencies, 'database' | 'deployment' | 'now'>,
  familyUuid: string,
): Promise<Principal> {
  const at = now()
  const known = remembered.get(familyUuid)
  if (known !== undefined && known.until > at.getTime()) return known.principal
  const [row] = await connection
    .select({
      id: users.id,
      uuid: users.uuid,
      email: users.email,
      admin: users.admin,
      roles: users.roles,
      deactivated: users.deactivated,
      kind: sessionFamilies.kind,
      startedAt: sessionFamilies.startedAt,
    })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
  if (row === undefined || row.deactivated) throw new Refusal('unauthenticated')
  if (endOfSession(row, deployment.server.sessionDays) <= at) throw new Refusal('unauthenticated')
  const principal = {
    id: row.id,
    uuid: row.uuid,
    email: row.email,
    admin: row.admin,
    familyUuid,
    // An account that became a kiosk account loses its other rights in running sessions too.
    kind: row.kind === 'kiosk' ? row.kind : sessionKindOf(row),
  }
  if (!ending.has(familyUuid)) {
    remembered.set(familyUuid, { principal, until: at.getTime() + rememberedForMs })
  }
  return principal
}

/** Call it for a session that has ended or is ending: from now on every call looks the session up. */
export function forgetSession(familyUuid: string): void {
  ending.set(familyUuid, true)
  remembered.delete(familyUuid)
}

export function forgetAllSessions(): void {
  remembered.clear()
}
