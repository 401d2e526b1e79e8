import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { users } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import type { AccessTokens } from '../accessToken'
import { startShortSession } from '../session'
import { ownerOf } from '../sessionKind'
import { checkBuildings, linkBuildings } from '../signUpBuildings'

type Completion = {
  email: string
  firstName: string
  lastName: string
  buildingUuid: string
  defaultBuildingUuid: string
  /** Absent: unchanged. */
  emailAccepted: boolean | undefined
  userTypeId: number | undefined
  brand: string
  guestHost: string
}

/**
 * Accepts the terms for a confirmed account, with names and building, and starts a session. The caller must have
 * verified that the request comes from the account's owner.
 */
export async function completeAccount(
  tx: Connection,
  dependencies: { accessTokens: AccessTokens; now: Date; agent: string },
  userId: number,
  input: Completion,
): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (user === undefined || !user.confirmed || user.termsAccepted || user.deactivated) {
    throw new Refusal('account_exists')
  }
  const chosen = [input.buildingUuid, input.defaultBuildingUuid]
  await checkBuildings(tx, { ...input, userId, now: dependencies.now }, chosen)
  await tx
    .update(users)
    .set({
      firstName: input.firstName,
      lastName: input.lastName,
      defaultBuildingUuid: input.defaultBuildingUuid,
      emailAccepted: input.emailAccepted ?? user.emailAccepted,
      userTypeId: input.userTypeId ?? user.userTypeId,
      signupAppBrand: user.signupAppBrand ?? input.brand,
      termsAccepted: true,
    })
    .where(eq(users.id, userId))
  await linkBuildings(tx, user, chosen, dependencies.now)
  return startShortSession(tx, dependencies, ownerOf(user))
}
