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

/** The input of a sign-up. */
export type SignUp = {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  /** The first building is the default. */
  buildings: [string, ...string[]]
  emailAccepted: boolean
  userTypeId: number
  /** The white-label of the sign-up. */
  brand: string
  guestHost: string
}

type SignedUp = { user: UserRow; registrationUuid: string; code: string }

/**
 * Registers a new account, or registers an unconfirmed one again. The input becomes the account's data only when the
 * code of this registration is consumed.
 */
export async function signUp(
  tx: Connection,
  hash: KeyedHash,
  input: SignUp,
  now: Date,
): Promise<SignedUp | Refusal> {
  const { email, guestHost, buildings, ...typed } = input
  await lockAddress(tx, email)
  const refusal = await refusalToSend(tx, { email, purpose: 'confirm' }, now)
  if (refusal !== null) return refusal
  const account = await findOrInsert(tx, input)
  if (account.confirmed || account.deactivated) throw new Refusal('account_exists')
  await checkBuildings(tx, { email, guestHost, userId: account.id, now }, buildings)
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
  return { user: asTyped(account, input), registrationUuid, code }
}

async function findOrInsert(tx: Connection, input: SignUp): Promise<UserRow> {
  await tx
    .insert(users)
    .values({
      uuid: randomUUID(),
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      createdBy: 'user',
      signupAppBrand: input.brand,
      userTypeId: input.userTypeId,
    })
    .onConflictDoNothing()
  const [row] = await tx.select().from(users).where(eq(users.email, input.email))
  if (row === undefined) throw new Error('The account was not inserted')
  return row
}

/** The reply shows the input, not the account: signing up with an uploaded address must not reveal its data. */
function asTyped(account: UserRow, input: SignUp): UserRow {
  return {
    ...account,
    firstName: input.firstName,
    lastName: input.lastName,
    defaultBuildingUuid: input.buildings[0],
    signupAppBrand: input.brand,
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
