import { randomUUID } from 'node:crypto'
import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { users } from '../../../db/schema'
import type { UserRow } from '../../account/users'
import { Refusal } from '../../platform/refusal'
import { buildingsOfDomain, buildingsOfUser } from '../../tenancy/buildings'
import { revokedBuildings } from '../../tenancy/membership'
import { lockAddress } from '../addressLock'
import { companyOfDomain } from '../companyOfDomain'
import { dropExpiredInvitation } from '../invitation'
import { linkBuildings } from '../signUpBuildings'
import type { Transaction } from './transactions'

/** What the user entered in the sign-up; the rest comes from the provider. */
export type SsoSignUp = {
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  buildingUuid: string | undefined
  termsAccepted: boolean | undefined
  emailAccepted: boolean | undefined
  /** The white-label of the sign-up. */
  brand: string
}

/**
 * The account of an address that a provider has vouched for. It is completed or created if needed.
 * @throws `account_deactivated`, `terms_not_accepted`, `building_not_available` or `invalid_request`
 */
export async function accountFor(
  tx: Connection,
  vouched: Transaction,
  input: SsoSignUp,
  now: Date,
): Promise<UserRow> {
  const { email } = vouched
  // A sign-up by password for this address may be under way.
  await lockAddress(tx, email)
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (user?.deactivated) throw new Refusal('account_deactivated')
  if (user?.confirmed && user.termsAccepted) return user
  if (input.termsAccepted !== true) throw new Refusal('terms_not_accepted')
  return user === undefined
    ? create(tx, vouched, input, now)
    : complete(tx, user, vouched, input, now)
}

async function create(
  tx: Connection,
  vouched: Transaction,
  input: SsoSignUp,
  now: Date,
): Promise<UserRow> {
  const { email } = vouched
  const domain = domainOf(email)
  const names = namesOf(vouched, input)
  const offered = (await buildingsOfDomain(tx, domain)).map(({ uuid }) => uuid)
  const onlyOne = offered.length === 1 ? offered[0] : undefined
  const building = input.buildingUuid ?? onlyOne
  if (building === undefined || !offered.includes(building)) {
    throw new Refusal('building_not_available')
  }
  const [user] = await tx
    .insert(users)
    .values({
      ...names,
      uuid: randomUUID(),
      email,
      defaultBuildingUuid: building,
      companyUuid: await companyOfDomain(tx, domain, building),
      confirmed: true,
      termsAccepted: true,
      emailAccepted: input.emailAccepted ?? false,
      signupAppBrand: input.brand,
      createdBy: 'sso',
    })
    .returning()
  if (user === undefined) throw new Error('The account was not inserted')
  await linkBuildings(tx, user, [building], now)
  return user
}

async function complete(
  tx: Connection,
  user: UserRow,
  vouched: Transaction,
  input: SsoSignUp,
  now: Date,
): Promise<UserRow> {
  const domain = domainOf(user.email)
  await dropExpiredInvitation(tx, user, now)
  const own = (await buildingsOfUser(tx, user.id)).map(({ uuid }) => uuid)
  const revoked = await revokedBuildings(tx, user.id)
  const ofDomain = (await buildingsOfDomain(tx, domain))
    .map(({ uuid }) => uuid)
    .filter((uuid) => !revoked.has(uuid))
  const { buildingUuid } = input
  if (buildingUuid !== undefined && ![...own, ...ofDomain].includes(buildingUuid)) {
    throw new Refusal('building_not_available')
  }
  const rented = own.length > 0 ? own : ofDomain
  const linked = buildingUuid === undefined ? rented : [buildingUuid, ...own]
  if (linked.length === 0) throw new Refusal('building_not_available')
  await linkBuildings(tx, user, linked, now)
  const earlier = linked.find((uuid) => uuid === user.defaultBuildingUuid)
  const defaultBuildingUuid = buildingUuid ?? earlier ?? linked[0] ?? null
  const [completed] = await tx
    .update(users)
    .set({
      ...(isTypedByAnybody(user)
        ? namesOf(vouched, input)
        : {
            firstName: input.firstName ?? user.firstName,
            lastName: input.lastName ?? user.lastName,
          }),
      defaultBuildingUuid,
      companyUuid:
        user.companyUuid ??
        (defaultBuildingUuid && (await companyOfDomain(tx, domain, defaultBuildingUuid))),
      emailAccepted: input.emailAccepted ?? user.emailAccepted,
      signupAppBrand: user.signupAppBrand ?? input.brand,
      confirmed: true,
      termsAccepted: true,
    })
    .where(eq(users.id, user.id))
    .returning()
  if (completed === undefined) throw new Error('The account is gone')
  return completed
}

/**
 * Whether anyone could have entered the account's names: true for an unconfirmed sign-up; the company supplies those of
 * an upload.
 */
function isTypedByAnybody({ confirmed, createdBy }: UserRow): boolean {
  return !confirmed && (createdBy === 'user' || createdBy === null)
}

function namesOf(vouched: Transaction, input: SsoSignUp): { firstName: string; lastName: string } {
  const firstName = input.firstName ?? vouched.firstName
  const lastName = input.lastName ?? vouched.lastName
  if (firstName !== null && lastName !== null) return { firstName, lastName }
  const missing = firstName === null ? 'body.first_name' : 'body.last_name'
  throw new Refusal('invalid_request', {
    errors: [
      { path: missing, code: 'required', message: 'The provider does not supply this name' },
    ],
  })
}
