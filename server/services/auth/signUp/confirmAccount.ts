import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { registrations, users } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { endCodes, tryCode } from '../codes/tryCode'
import { companyOfDomain } from '../companyOfDomain'
import { dropExpiredInvitation } from '../invitation'
import type { KeyedHash } from '../keyedHash'
import { checkBuildings, linkBuildings } from '../signUpBuildings'
import type { Registration } from './registration'

/** Consumes the code of a registration; its names, password and building become the account's. */
export async function confirmAccount(
  tx: Connection,
  hash: KeyedHash,
  { uuid, userId, email }: Registration,
  code: string,
  now: Date,
): Promise<null | Refusal> {
  const recipient = { email, purpose: 'confirm' } as const
  const row = await tryCode(tx, hash, { ...recipient, registrationUuid: uuid, code }, now)
  if (row instanceof Refusal) return row
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const [typed] = await tx.select().from(registrations).where(eq(registrations.uuid, uuid))
  await endCodes(tx, recipient, now)
  if (user === undefined || typed === undefined) return new Refusal('code_invalid')
  // The account was meanwhile confirmed in another way, such as by an identity provider; it stays unchanged.
  if (user.confirmed || user.deactivated) return new Refusal('code_invalid')
  // A building that was available at sign-up may no longer be available to this user.
  await checkBuildings(tx, { email, userId, guestHost: null, now }, [typed.buildingUuid])
  await dropExpiredInvitation(tx, user, now)
  await tx
    .update(users)
    .set({
      firstName: typed.firstName,
      lastName: typed.lastName,
      passwordHash: typed.passwordHash,
      defaultBuildingUuid: typed.buildingUuid,
      companyUuid:
        user.companyUuid ?? (await companyOfDomain(tx, domainOf(email), typed.buildingUuid)),
      emailAccepted: typed.emailAccepted,
      userTypeId: typed.userTypeId,
      signupAppBrand: user.signupAppBrand ?? typed.brand,
      termsAccepted: true,
      confirmed: true,
    })
    .where(eq(users.id, userId))
  await linkBuildings(tx, user, [typed.buildingUuid], now)
  return null
}
