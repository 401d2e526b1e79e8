import { and, asc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { addressChanges, scimAccounts, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { address, conditionOf, userName } from './conditions'
import type { Filter } from './filter'

/** A person as the identity provider of their company knows them. */
export type ScimUser = {
  id: number
  uuid: string
  version: number
  userName: string
  externalId: string | null
  givenName: string
  familyName: string
  /** As the provider set it last; it may still wait for its mailbox. */
  email: string
  /** The address with which the person signs in. */
  currentEmail: string
  confirmed: boolean
  active: boolean
}

/** The most that one reply lists. */
export const maxResultCount = 200

const columns = {
  id: users.id,
  uuid: users.uuid,
  version: users.version,
  userName,
  externalId: scimAccounts.externalId,
  givenName: users.firstName,
  familyName: users.lastName,
  email: address,
  currentEmail: users.email,
  confirmed: users.confirmed,
  active: sql<boolean>`(not ${users.deactivated})`,
}

const accountOf = (companyUuid: string) =>
  and(eq(scimAccounts.userId, users.id), eq(scimAccounts.companyUuid, companyUuid))

/** Kiosks are devices, not people. Someone who was deleted is gone until the account is active again. */
export const isPersonOf = (companyUuid: string): SQL | undefined =>
  and(
    eq(users.companyUuid, companyUuid),
    sql`not (${users.roles} @> '["kiosk"]')`,
    or(isNull(scimAccounts.deletedAt), not(users.deactivated)),
  )

type Query = { filter: Filter | null; startIndex: number; count: number }

/** The people of a company that meet a filter, in the order in which their accounts were made. */
export async function scimUserPage(
  connection: Connection,
  companyUuid: string,
  { filter, startIndex, count }: Query,
): Promise<{ users: ScimUser[]; total: number }> {
  const found = and(isPersonOf(companyUuid), filter === null ? undefined : conditionOf(filter))
  const rows =
    count === 0
      ? []
      : await connection
          .select(columns)
          .from(users)
          .leftJoin(scimAccounts, accountOf(companyUuid))
          .leftJoin(addressChanges, eq(addressChanges.userId, users.id))
          .where(found)
          .orderBy(asc(users.id))
          .limit(Math.min(count, maxResultCount))
          .offset(startIndex - 1)
  const [counted] = await connection
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(scimAccounts, accountOf(companyUuid))
    .leftJoin(addressChanges, eq(addressChanges.userId, users.id))
    .where(found)
  return { users: rows, total: counted?.total ?? 0 }
}

/** @throws `not_found`, also for someone of another company */
export async function readScimUser(
  connection: Connection,
  companyUuid: string,
  uuid: string,
): Promise<ScimUser> {
  const rows = await connection
    .select(columns)
    .from(users)
    .leftJoin(scimAccounts, accountOf(companyUuid))
    .leftJoin(addressChanges, eq(addressChanges.userId, users.id))
    .where(and(isPersonOf(companyUuid), sql`${users.uuid}::text = ${uuid.toLowerCase()}`))
  const [row] = rows
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such user.' })
  return row
}

/** Whether a person of a company, other than this one, has the user name. */
export async function isUserNameTaken(
  connection: Connection,
  companyUuid: string,
  name: string,
  own: Pick<ScimUser, 'id'> | null,
): Promise<boolean> {
  const filter = { attribute: 'username', operator: 'eq', value: name } as const
  const page = await scimUserPage(connection, companyUuid, { filter, startIndex: 1, count: 2 })
  return page.users.some(({ id }) => id !== own?.id)
}
