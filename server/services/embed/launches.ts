import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { authLinks, users } from '../../db/schema'
import { hashOf, linkSeconds } from '../auth/authLinks'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { isPageOf } from './appSessions'
import { registrationOf, samlOf } from './miniApps'

type Request = {
  userId: number
  familyUuid: string
  appUuid: string
  buildingUuid: string
  /** The page of the app to open. */
  url: string
}

/** Below the API, under the name in the specification. */
export const samlLaunchPath = '/user-verification/samlResponse'

/**
 * Creates the address that opens a page of an app for its user. The token in it works once, and only for this app in
 * this building.
 * @throws `not_found` for a building that is not open to the user, `app_not_registered`
 */
export async function makeLaunch(
  connection: Connection,
  request: Request,
  { now, apiUrl, ownOrigin }: { now: Date; apiUrl: string; ownOrigin: () => Promise<string> },
): Promise<{ url: string; endsAt: Date | null }> {
  const { userId, familyUuid, appUuid, buildingUuid, url } = request
  await enterBuilding(connection, userId, buildingUuid)
  const registration = await registrationOf(connection, { appUuid, buildingUuid }, ownOrigin)
  if (registration === null || !isPageOf(registration, url)) throw new Refusal('app_not_registered')
  const { launchBy } = registration
  if (launchBy === 'address') return { url, endsAt: null }
  const saml = samlOf(registration)
  if (launchBy === 'saml' && saml === null) throw new Refusal('app_not_registered')
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + linkSeconds * 1000)
  await connection.insert(authLinks).values({
    hash: hashOf(token),
    familyUuid,
    expiresAt: endsAt,
    appUuid: registration.appUuid,
    buildingUuid: registration.buildingUuid,
    launchUrl: url,
  })
  const address = new URL(saml === null ? url : apiUrl + samlLaunchPath)
  const query =
    saml === null
      ? { ott: token }
      : {
          serviceprovider: saml.provider,
          url,
          buildingUUID: registration.buildingUuid,
          token,
        }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return { url: address.href, endsAt }
}

export type Spent = { familyUuid: string; appUuid: string; buildingUuid: string; launchUrl: string }

/**
 * Consumes the token of a launch. Unknown, used and expired tokens, and tokens of another app, are refused alike. Of
 * several concurrent calls, only one finds it unused.
 * @throws `auth_link_invalid`
 */
export async function consumeLaunch(
  tx: Connection,
  token: string,
  now: Date,
  of: { appUuid: string } | { buildingUuid: string; url: string },
): Promise<Spent> {
  const meant =
    'appUuid' in of
      ? eq(authLinks.appUuid, of.appUuid)
      : and(eq(authLinks.buildingUuid, of.buildingUuid), eq(authLinks.launchUrl, of.url))
  const [spent] = await tx
    .update(authLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(authLinks.hash, hashOf(token)),
        isNull(authLinks.usedAt),
        gt(authLinks.expiresAt, now),
        meant,
      ),
    )
    .returning({
      familyUuid: authLinks.familyUuid,
      // A token for an app has all of these.
      appUuid: sql<string>`${authLinks.appUuid}`,
      buildingUuid: sql<string>`${authLinks.buildingUuid}`,
      launchUrl: sql<string>`${authLinks.launchUrl}`,
    })
  if (spent === undefined) throw new Refusal('auth_link_invalid')
  return spent
}

/** The user's data that an app may receive. */
export async function personOf(connection: Connection, userId: number) {
  const [user] = await connection
    .select({
      uuid: users.uuid,
      email: users.email,
      first_name: users.firstName,
      last_name: users.lastName,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (user === undefined) throw new Refusal('auth_link_invalid')
  return user
}
