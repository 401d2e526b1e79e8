import type { User } from '@contract/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import { buildings, companies, operatorGrants, userBuildings, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { openTo } from '../tenancy/buildings'
import { isMember, isWaiting } from '../tenancy/membership'

export type UserRow = typeof users.$inferSelect

export function userReply(row: UserRow, companyName: string | null): User {
  return {
    uuid: row.uuid,
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    avatar_url: row.avatarUrl,
    default_building_uuid: row.defaultBuildingUuid,
    company_uuid: row.companyUuid,
    company_name: companyName,
    locale: row.locale,
    confirmed: row.confirmed,
    email_accepted: row.emailAccepted,
    terms_accepted: row.termsAccepted,
    deactivated: row.deactivated,
    admin: row.admin,
    roles: row.roles.map((name) => ({ name })),
    hqo: row.hqo,
    signup_app_brand: row.signupAppBrand,
    portfolio_uuid: row.portfolioUuid,
    created_by: row.createdBy,
  }
}

export async function readUser(connection: Connection, id: number): Promise<User> {
  const [row] = await userQuery(connection).execute({ id })
  if (row === undefined) throw new Refusal('unauthenticated')
  // The default building is omitted if the user's membership in it was revoked.
  const reply = userReply({ ...row.user, defaultBuildingUuid: row.openBuilding }, row.companyName)
  return { ...reply, waiting_buildings: row.waiting, is_operator: row.isOperator }
}

const userQuery = prepared((connection) => {
  const id = sql.placeholder('id')
  const waiting = sql<{ uuid: string; name: string }[]>`coalesce((
    select json_agg(json_build_object('uuid', "wanted"."uuid", 'name', "wanted"."name") order by "wanted"."name")
    from ${userBuildings}
    join ${buildings} as "wanted" on "wanted"."uuid" = ${userBuildings.buildingUuid}
    where ${userBuildings.userId} = ${id} and ${isWaiting}
  ), '[]')`
  const isOperator = sql<boolean>`exists (
    select 1 from ${operatorGrants} where ${operatorGrants.userId} = ${id}
  )`
  return connection
    .select({
      user: users,
      companyName: companies.name,
      openBuilding: buildings.uuid,
      waiting,
      isOperator,
    })
    .from(users)
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .leftJoin(buildings, and(eq(buildings.uuid, users.defaultBuildingUuid), openTo(connection, id)))
    .where(eq(users.id, id))
    .prepare('')
})

/** The fields that users may change themselves. Other fields of the request are ignored. */
export type ProfileChange = {
  first_name?: string | undefined
  last_name?: string | undefined
  default_building_uuid?: string | undefined
  locale?: string | undefined
  is_term_accepted?: boolean | undefined
  is_email_accepted?: boolean | undefined
}

export async function changeProfile(
  tx: Connection,
  userId: number,
  change: ProfileChange,
): Promise<void> {
  const building = change.default_building_uuid
  if (building !== undefined && !(await isMember(tx, userId, building))) {
    throw new Refusal('building_not_available', {
      errors: [
        {
          path: 'body.default_building_uuid',
          code: 'building_not_available',
          message: 'Choose one of your own buildings',
        },
      ],
    })
  }
  const input = Object.entries({
    firstName: change.first_name,
    lastName: change.last_name,
    defaultBuildingUuid: building,
    locale: change.locale,
    // Accepted terms stay accepted: withdrawing them would reopen the sign-up, where buildings are chosen.
    termsAccepted: change.is_term_accepted === true ? true : undefined,
    emailAccepted: change.is_email_accepted,
  }).filter(([, value]) => value !== undefined)
  if (input.length === 0) return
  // An operator who edits these names must see that they have changed.
  const isRenamed = change.first_name !== undefined || change.last_name !== undefined
  await tx
    .update(users)
    .set({
      ...Object.fromEntries(input),
      ...(isRenamed && { version: sql`${users.version} + 1` }),
    })
    .where(eq(users.id, userId))
}
