import { randomUUID } from 'node:crypto'
import type { OperatedPerson } from '@contract/operate/people'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companyBuildings, userBuildings, users } from '../../db/schema'
import { lockAddress } from '../auth/addressLock'
import { endFamilies } from '../auth/endSession'
import { invitationEnd } from '../auth/invitation'
import { Refusal } from '../platform/refusal'
import { lockOperators, refuseWithoutOperator } from './lastOperator'
import { lockPerson, readPerson, type View } from './people'
import { buildingsOfPerson } from './places'
import {
  companiesOf,
  companiesWithin,
  type HeldRole,
  isForDeployment,
  reaches,
  rolesOf,
} from './reach'
import { shownAccounts } from './shownAccounts'
import { checkVersion } from './versioned'

type Pair = { before: OperatedPerson; after: OperatedPerson }
/** Who changes a person: their account, if they have one, and where their roles allow it. */
export type Actor = View & { userId: number | null; held: readonly HeldRole[] }

type Invitation = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string
  company_uuid: string | null
}

/**
 * Adds a person to a building. An account that exists keeps its names and its password.
 * @throws `account_exists` for someone who already belongs to the building; `not_found`, `invalid_request`
 */
export async function invitePerson(
  tx: Connection,
  { email, building_uuid: buildingUuid, company_uuid: companyUuid, ...names }: Invitation,
  view: View,
): Promise<{ person: OperatedPerson; building: string }> {
  await lockAddress(tx, email)
  const [building] = await tx.select().from(buildings).where(eq(buildings.uuid, buildingUuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  if (companyUuid !== null) await checkRents(tx, companyUuid, [buildingUuid])
  const isOfCompany = !reaches(view.reach, buildingUuid)
  if (isOfCompany) refuseOtherCompany(companyUuid, view)
  const inserted = await tx
    .insert(users)
    .values({
      uuid: randomUUID(),
      email,
      firstName: names.first_name,
      lastName: names.last_name,
      companyUuid,
      createdBy: 'acs',
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  const isNew = inserted.length > 0
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (row === undefined) throw new Error('The account was not inserted')
  if (isOfCompany) refuseOtherCompany(row.companyUuid, view)
  if (row.deactivated) {
    throw new Refusal('account_exists', {
      detail: 'This account is deactivated. Reactivate it instead.',
    })
  }
  const at = and(eq(userBuildings.userId, row.id), eq(userBuildings.buildingUuid, buildingUuid))
  const [membership] = await tx.select().from(userBuildings).where(at)
  if (membership?.revokedAt === null && membership.requestedAt === null) {
    throw new Refusal('account_exists', { detail: 'This person already belongs to the building.' })
  }
  const isShown = isNew || (await shownAccounts(tx, [row], view)).size > 0
  await (membership === undefined
    ? tx.insert(userBuildings).values({ userId: row.id, buildingUuid, source: 'invitation' })
    : tx
        .update(userBuildings)
        .set({ revokedAt: null, requestedAt: null, source: 'invitation' })
        .where(at))
  await tx
    .update(users)
    .set({
      version: row.version + 1,
      invitationEndsAt: invitationEnd(view.now),
      // Someone who only began to sign up continues as an invited person, whose mailbox opens the building.
      ...(!row.confirmed && row.createdBy === 'user' && { createdBy: 'acs' as const }),
    })
    .where(eq(users.id, row.id))
  const person = await readPerson(tx, row.uuid, view)
  // An address that was typed must not show the name behind it.
  return { person: isShown ? person : { ...person, ...names }, building: building.name }
}

type PersonChange = {
  version: number
  first_name?: string | undefined
  last_name?: string | undefined
  company_uuid?: string | null | undefined
}

/** @throws `not_found`, `version_conflict`, `permission_denied`, `invalid_request` */
export async function updatePerson(
  tx: Connection,
  uuid: string,
  change: PersonChange,
  actor: Actor,
): Promise<Pair> {
  const row = await lockPerson(tx, uuid)
  checkVersion(row, change)
  await checkWhole(tx, row, actor)
  const { company_uuid: companyUuid } = change
  const before = await readPerson(tx, uuid, actor)
  if (
    companyUuid !== undefined &&
    !before.buildings.some((each) => reaches(actor.reach, each.uuid))
  ) {
    refuseOtherCompany(companyUuid, actor)
  }
  if (companyUuid != null) await checkRents(tx, companyUuid, await buildingsOfPerson(tx, uuid))
  const values = {
    firstName: change.first_name ?? row.firstName,
    lastName: change.last_name ?? row.lastName,
    companyUuid: companyUuid === undefined ? row.companyUuid : companyUuid,
    version: row.version + 1,
  }
  await tx.update(users).set(values).where(eq(users.id, row.id))
  return { before, after: await readPerson(tx, uuid, actor) }
}

/**
 * Deactivates an account and ends its sessions, or reactivates it. Memberships, bookings and roles stay, so a
 * reactivated person has all that they had.
 * @throws `own_access` for oneself or the last operator; `version_conflict`, `permission_denied`, `not_found`
 */
export async function setPersonActive(
  tx: Connection,
  uuid: string,
  { version, active }: { version: number; active: boolean },
  actor: Actor,
): Promise<Pair> {
  if (!active) await lockOperators(tx)
  const row = await lockPerson(tx, uuid)
  checkVersion(row, { version })
  await checkWhole(tx, row, actor)
  if (!active && row.id === actor.userId) {
    throw new Refusal('own_access', {
      detail: 'You cannot deactivate your own account. Ask another operator.',
    })
  }
  const before = await readPerson(tx, uuid, actor)
  await tx
    .update(users)
    .set({ deactivated: !active, version: row.version + 1 })
    .where(eq(users.id, row.id))
  if (!active) {
    await refuseWithoutOperator(tx)
    await endFamilies(tx, row.id, actor.now, { because: 'operator' })
  }
  return { before, after: await readPerson(tx, uuid, actor) }
}

/** Ends every session of a person; returns how many there were. */
export async function endPersonSessions(
  tx: Connection,
  uuid: string,
  actor: Actor,
): Promise<{ person: OperatedPerson; ended: number }> {
  const row = await lockPerson(tx, uuid)
  await checkWhole(tx, row, actor)
  const ended = await endFamilies(tx, row.id, actor.now, { because: 'operator' })
  return { person: await readPerson(tx, uuid, actor), ended }
}

/**
 * Refuses to change an account beyond the operator's reach: that of a person who also belongs to other buildings, or
 * who has a role elsewhere. One's own account is no exception.
 */
export async function checkWhole(
  tx: Connection,
  person: { id: number; uuid: string },
  { held, reach, companies, shown }: Actor,
): Promise<void> {
  if (reach === 'all') return
  const [row] = await tx
    .select({ company: users.companyUuid })
    .from(users)
    .where(eq(users.id, person.id))
  const isOwn = row?.company != null && companies.has(row.company)
  const places = await buildingsOfPerson(tx, person.uuid)
  const portfolios = held.flatMap(({ portfolioUuid }) => portfolioUuid ?? [])
  const roles = await rolesOf(tx, person.id)
  const rented = await companiesWithin(tx, companiesOf(roles), reach)
  const isCovered = (role: HeldRole) =>
    !isForDeployment(role) &&
    (role.companyUuid !== null
      ? companies.has(role.companyUuid) || rented.has(role.companyUuid)
      : role.portfolioUuid === null
        ? reaches(reach, role.buildingUuid ?? '')
        : portfolios.includes(role.portfolioUuid))
  const isWhole = places.every((building) => reaches(isOwn ? shown : reach, building))
  if (isWhole && roles.every(isCovered)) return
  throw new Refusal('permission_denied', {
    detail:
      'This person also belongs to places that your roles do not cover. Ask an operator of the whole deployment.',
  })
}

/** An administrator of companies adds people to these alone, and moves nobody out of them. */
function refuseOtherCompany(companyUuid: string | null, { companies }: View): void {
  if (companyUuid !== null && companies.has(companyUuid)) return
  throw new Refusal('permission_denied', {
    detail: 'Your role is for the people of your company. Choose that company.',
  })
}

/** A company of a person must rent in one of their buildings. */
async function checkRents(
  tx: Connection,
  companyUuid: string,
  buildingUuids: readonly string[],
): Promise<void> {
  const rents = and(
    eq(companyBuildings.companyUuid, companyUuid),
    inArray(companyBuildings.buildingUuid, [...buildingUuids]),
  )
  if (buildingUuids.length > 0 && (await tx.$count(companyBuildings, rents)) > 0) return
  throw new Refusal('invalid_request', {
    errors: [
      {
        path: 'body.company_uuid',
        code: 'company_uuid',
        message: 'Choose a company that rents in a building of this person',
      },
    ],
  })
}
