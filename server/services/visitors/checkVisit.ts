import type { PassCheck } from '@contract/passVerification'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users, visitors } from '../../db/schema'
import type { KeyedHash } from '../auth/keyedHash'
import { isProof } from '../content/passes/passCode'
import { publish, topicOfUser } from '../platform/live/publish'
import { isMember } from '../tenancy/membership'
import { boundTo, type VisitorRow } from './visitors'

type Checking = {
  userId: number
  buildingUuid: string
  input: { locator: string; proof: string }
  use: boolean
  now: Date
  /** Called if this call has checked the visitor in. */
  onArrival: (visitor: VisitorRow) => Promise<void>
}

/** What a visitor's code entitles to, the visitor, and the host; null if the code is not one of this building. */
export async function checkVisit(
  connection: Connection,
  hash: KeyedHash,
  { userId, buildingUuid, input, use, now, onArrival }: Checking,
): Promise<PassCheck | null> {
  const [found] = await connection
    .select({ row: visitors, host: users })
    .from(visitors)
    .innerJoin(users, eq(users.id, visitors.invitedBy))
    .where(and(eq(visitors.locator, input.locator), eq(visitors.buildingUuid, buildingUuid)))
  if (found === undefined || !isProof(hash, boundTo(found.row), input.proof)) return null
  const { row, host } = found
  const isExpected = !host.deactivated && (await isMember(connection, host.id, row.buildingUuid))
  const status = isExpected ? statusAtDesk(row, now) : 'cancelled'
  if (status !== 'valid' || !use) return { status, ...about(row) }
  const [marked] = await connection
    .update(visitors)
    .set({ checkedInAt: now, checkedInBy: userId })
    .where(
      and(eq(visitors.uuid, row.uuid), isNull(visitors.checkedInAt), isNull(visitors.cancelledAt)),
    )
    .returning()
  if (marked !== undefined) {
    await publish(connection, topicOfUser(marked.invitedBy), { uuid: marked.uuid })
    await onArrival(marked)
    return { status: 'valid', ...about(marked) }
  }
  // Another desk was faster, or the invitation was meanwhile cancelled.
  return checkVisit(connection, hash, {
    userId,
    buildingUuid,
    input,
    use: false,
    now,
    onArrival,
  })
}

function statusAtDesk(row: VisitorRow, now: Date): PassCheck['status'] {
  if (row.cancelledAt !== null) return 'cancelled'
  if (row.checkedInAt !== null) return 'used'
  if (row.validUntil <= now) return 'over'
  return row.validFrom > now ? 'early' : 'valid'
}

const about = (row: VisitorRow) => ({
  kind: 'visitor' as const,
  holder: { first_name: row.firstName, last_name: row.lastName },
  company: row.company,
  host: row.hostName,
  note: row.note,
  start_at: row.expectedAt.toISOString(),
  used_at: row.checkedInAt?.toISOString() ?? null,
})
