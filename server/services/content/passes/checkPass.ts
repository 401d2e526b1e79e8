import type { PassCheck } from '@contract/passVerification'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, contentClaims, contents, passes, users } from '../../../db/schema'
import type { KeyedHash } from '../../auth/keyedHash'
import { publish, topicOfUser } from '../../platform/live/publish'
import { openTo } from '../../tenancy/buildings'
import { checkVisit } from '../../visitors/checkVisit'
import type { VisitorRow } from '../../visitors/visitors'
import type { ContentRow } from '../contentReply'
import { isOrWasOnDisplay } from '../onDisplay'
import { isProof, readCode } from './passCode'
import type { PassRow } from './passes'
import { isPassOver, passKindOf } from './passTime'

type Checking = {
  userId: number
  buildingUuid: string
  code: string
  use: boolean
  now: Date
  /** Called for a visitor whom this call has checked in. */
  onArrival: (visitor: VisitorRow) => Promise<void>
}

const unknown: PassCheck = { status: 'unknown' }

/** What a code entitles its holder to. A wrong code, one of another building and an unknown one get the same reply. */
export async function checkPass(
  connection: Connection,
  hash: KeyedHash,
  { buildingUuid, code, use, userId, now, onArrival }: Checking,
): Promise<PassCheck> {
  const input = readCode(code)
  if (input === null) return unknown
  const [found] = await connection
    .select({ pass: passes, content: contents, user: users, claim: contentClaims.id })
    .from(passes)
    .innerJoin(contents, eq(contents.uuid, passes.contentUuid))
    .innerJoin(users, eq(users.id, passes.userId))
    .leftJoin(contentClaims, eq(contentClaims.id, passes.claimId))
    .where(
      and(eq(passes.locator, input.locator), eq(contents.buildingUuid, buildingUuid.toLowerCase())),
    )
  if (found === undefined) {
    const visit = { userId, buildingUuid, input, use, now, onArrival }
    return (await checkVisit(connection, hash, visit)) ?? unknown
  }
  if (!isProof(hash, found.pass, input.proof)) return unknown
  const { pass, content, user, claim } = found
  const about = {
    kind: passKindOf(content),
    title: content.title,
    start_at: content.startAt?.toISOString() ?? null,
    holder: { first_name: user.firstName, last_name: user.lastName },
    used_at: pass.usedAt?.toISOString() ?? null,
  }
  if (pass.usedAt !== null) return { status: 'used', ...about }
  if (claim === null || !(await isTenant(connection, user, buildingUuid))) {
    return { status: 'cancelled', ...about }
  }
  const refused = whyInvalid(content, now)
  if (refused !== null) return { status: refused, ...about }
  if (!use) return { status: 'valid', ...about }
  const isUsed = await markUsed(connection, pass, { usedAt: now, usedBy: userId })
  if (isUsed) return { status: 'valid', ...about, used_at: now.toISOString() }
  // Another manager used the same code first, or the place was cancelled.
  return checkPass(connection, hash, { buildingUuid, code, use: false, userId, now, onArrival })
}

/**
 * Whether a user still belongs to a building, as a tenant or as a guest of a guest building. Passes of a deactivated or
 * removed account are not valid.
 */
async function isTenant(
  connection: Connection,
  user: { id: number; deactivated: boolean },
  buildingUuid: string,
): Promise<boolean> {
  if (user.deactivated) return false
  const [building] = await connection
    .select({ uuid: buildings.uuid })
    .from(buildings)
    .where(and(eq(buildings.uuid, buildingUuid.toLowerCase()), openTo(connection, user.id)))
  return building !== undefined
}

/** Why no pass of an item is valid at this moment; null if they are. */
export function whyInvalid(content: ContentRow, now: Date): 'over' | 'cancelled' | null {
  if (isPassOver(content, now)) return 'over'
  // An editor has called the event off, or withdrawn the item.
  return content.cancelledAt === null && isOrWasOnDisplay(content, now) ? null : 'cancelled'
}

/**
 * Marks the pass as used once, and only while its place or claim exists. The pages of its holder are notified. False if
 * another device was faster.
 */
export async function markUsed(
  connection: Connection,
  { locator, userId, contentUuid }: Pick<PassRow, 'locator' | 'userId' | 'contentUuid'>,
  used: { usedAt: Date; usedBy: number },
): Promise<boolean> {
  const held = connection
    .select({ one: sql`1` })
    .from(contentClaims)
    .where(eq(contentClaims.id, passes.claimId))
  const rows = await connection
    .update(passes)
    .set(used)
    .where(and(eq(passes.locator, locator), isNull(passes.usedAt), exists(held)))
    .returning({ locator: passes.locator })
  if (rows.length === 0) return false
  await publish(connection, topicOfUser(userId), { uuid: contentUuid })
  return true
}
