import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { registrations, users } from '../../../db/schema'
import type { UserRow } from '../../account/users'
import { Refusal } from '../../platform/refusal'
import { lockAddress } from '../addressLock'
import { newCode, refusalToSend } from '../codes/sendCode'
import type { KeyedHash } from '../keyedHash'
import { checkBuildings } from '../signUpBuildings'

/** What was typed in a sign-up. */
export type SignUp = {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  /** The first is the one that opens first. */
  buildings: [string, ...string[]]
  emailAccepted: boolean
  userTypeId: number
  /** The white-label that it was typed at. */
  brand: string
  guestHost: string
}

type SignedUp = { user: UserRow; registrationUuid: string; code: string }

/**
 * Registers a new account, or anew one that was never confirmed. What was typed becomes the account's only when the
 * code of this registration is consumed.
 */
export async function signUp(
  tx: Connection,
  hash: KeyedHash,
  given: SignUp,
  now: Date,
): Promise<SignedUp | Refusal> {
  const { email, guestHost, buildings, ...typed } = given
  await lockAddress(tx, email)
  const refusal = await refusalToSend(tx, { email, purpose: 'confirm' }, now)
  if (refusal !== null) return refusal
  const account = await findOrInsert(tx, given)
  if (account.confirmed || account.deactivated) throw new Refusal('account_exists')
  await checkBuildings(tx, { email, guestHost, userId: account.id }, buildings)
  const registrationUuid = randomUUID()
  await tx.insert(registrations).values({
    ...typed,
    uuid: registrationUuid,
    userId: account.id,
    buildingUuid: buildings[0],
    createdAt: now,
  })
  const code = await newCode(
    tx,
    hash,
    { email, purpose: 'confirm', registrationUuid, toBeMailed: true, linkHash: null },
    now,
  )
  return { user: asTyped(account, given), registrationUuid, code }
}

async function findOrInsert(tx: Connection, given: SignUp): Promise<UserRow> {
  await tx
    .insert(users)
    .values({
      uuid: randomUUID(),
      email: given.email,
      firstName: given.firstName,
      lastName: given.lastName,
      createdBy: 'user',
      signupAppBrand: given.brand,
      userTypeId: given.userTypeId,
    })
    .onConflictDoNothing()
  const [row] = await tx.select().from(users).where(eq(users.email, given.email))
  if (row === undefined) throw new Error('The account was not inserted')
  return row
}

/** The reply shows what was typed, not the account: typing an uploaded address must not reveal its data. */
function asTyped(account: UserRow, given: SignUp): UserRow {
  return {
    ...account,
    firstName: given.firstName,
    lastName: given.lastName,
    defaultBuildingUuid: given.buildings[0],
    signupAppBrand: given.brand,
    avatarUrl: null,
    companyUuid: null,
    portfolioUuid: null,
    locale: null,
    emailAccepted: false,
    termsAccepted: false,
    admin: false,
    roles: [],
    hqo: false,
  }
}
