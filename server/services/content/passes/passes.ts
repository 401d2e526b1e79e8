import type { Pass } from '@contract/passes'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contentClaims, contents, passes, users } from '../../../db/schema'
import type { KeyedHash } from '../../auth/keyedHash'
import { enterBuilding } from '../../tenancy/buildings'
import { itemOf } from '../contentReply'
import { isOrWasOnDisplay } from '../onDisplay'
import { codeOf, newLocator } from './passCode'
import { isPassOver, passKindOf } from './passTime'

type Reader = { userId: number; buildingUuid: string; lang: string | undefined; now: Date }

/** More passes than any user has in practice. */
const maxPasses = 100

/** The reader's places and claims in a building, each with its code. A code is created on first read. */
export async function passesOf(
  connection: Connection,
  hash: KeyedHash,
  { userId, buildingUuid, lang, now }: Reader,
): Promise<Pass[]> {
  const building = await enterBuilding(connection, userId, buildingUuid)
  const rows = await connection
    .select({
      claim: contentClaims,
      content: contents,
      pass: passes,
      holder: { first_name: users.firstName, last_name: users.lastName },
    })
    .from(contentClaims)
    .innerJoin(contents, eq(contents.uuid, contentClaims.contentUuid))
    .innerJoin(users, eq(users.id, contentClaims.userId))
    .leftJoin(passes, eq(passes.claimId, contentClaims.id))
    .where(and(eq(contentClaims.userId, userId), eq(contents.buildingUuid, building.uuid)))
    .orderBy(asc(contents.startAt), asc(contentClaims.id))
  const open = rows
    .filter(({ content }) => isOrWasOnDisplay(content, now) && !isPassOver(content, now))
    .slice(0, maxPasses)
  const missing = open.filter(({ pass }) => pass === null).map(({ claim }) => claim)
  const issued = await issuePasses(connection, missing, now)
  const { timezone, locale } = building
  return open.flatMap(({ claim, content, pass, holder }) => {
    const row = pass ?? issued.get(claim.id)
    if (row === undefined) return []
    return {
      code: codeOf(hash, row),
      kind: passKindOf(content),
      content: itemOf(content, { lang, timezone, locale }),
      holder,
      claimed_at: claim.claimedAt.toISOString(),
      used_at: row.usedAt?.toISOString() ?? null,
    }
  })
}

type Claim = typeof contentClaims.$inferSelect
export type PassRow = typeof passes.$inferSelect

/** Issues the pass of each claim. Of two concurrent readers, the row of the first one is stored. */
export async function issuePasses(
  connection: Connection,
  claims: readonly Claim[],
  issuedAt: Date,
): Promise<Map<number, PassRow>> {
  if (claims.length === 0) return new Map()
  await connection
    .insert(passes)
    .values(
      claims.map(({ id, userId, contentUuid }) => ({
        locator: newLocator(),
        claimId: id,
        userId,
        contentUuid,
        issuedAt,
      })),
    )
    .onConflictDoNothing()
  const ids = claims.map(({ id }) => id)
  const rows = await connection.select().from(passes).where(inArray(passes.claimId, ids))
  return new Map(rows.map((row) => [row.claimId, row]))
}
