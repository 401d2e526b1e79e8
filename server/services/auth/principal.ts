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
  /** The mini-app that calls in the user's name, and what it was granted. */
  app?: AppSession & { grants: Capability[] }
}

const rememberedForMs = 5000
const maxRemembered = 5000

/**
 * A cache of sessions for a few seconds, so that the reads of one screen take one query. A session that another
 * process ends is noticed within five seconds; one that this process ends, at once.
 */
const remembered = new BoundedMap<string, { principal: Principal; until: number }>(maxRemembered)

/**
 * Sessions that were ended here of late. While the end of one is being written, a call of it may still find it open;
 * if that were remembered, the session would outlive its end.
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

/** The user of a session that has not ended. @throws `unauthenticated` */
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
    // An account that became a kiosk's loses its other rights in running sessions too.
    kind: row.kind === 'kiosk' ? row.kind : sessionKindOf(row),
  }
  if (!ending.has(familyUuid)) {
    remembered.set(familyUuid, { principal, until: at.getTime() + rememberedForMs })
  }
  return principal
}

/** For a session that has ended, or is just being ended: from now on it is looked up for every call. */
export function forgetSession(familyUuid: string): void {
  ending.set(familyUuid, true)
  remembered.delete(familyUuid)
}

export function forgetAllSessions(): void {
  remembered.clear()
}
