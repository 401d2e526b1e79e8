import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { userBuildings } from '../../db/schema'
import type { UserRow } from '../account/users'

const invitationDays = 14

/** When an invitation that is mailed now ends. */
export const invitationEnd = (now: Date): Date =>
  new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)

/** Whether someone has let their invitation expire: until it is repeated, it opens no building for them. */
export const isInvitationOver = (
  { confirmed, invitationEndsAt }: Pick<UserRow, 'confirmed' | 'invitationEndsAt'>,
  now: Date,
): boolean => !confirmed && invitationEndsAt !== null && invitationEndsAt <= now

/** Removes what an expired invitation would open for someone who signs up in another way. */
export async function dropExpiredInvitation(
  tx: Connection,
  user: Pick<UserRow, 'id' | 'confirmed' | 'invitationEndsAt'>,
  now: Date,
): Promise<void> {
  if (!isInvitationOver(user, now)) return
  await tx
    .delete(userBuildings)
    .where(
      and(
        eq(userBuildings.userId, user.id),
        eq(userBuildings.source, 'invitation'),
        isNull(userBuildings.revokedAt),
      ),
    )
}
