import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import { buildingUuid } from './buildings'
import { demoContents } from './content/all'
import { demoUuid } from './ids'
import { neighbours } from './neighbours'

/** The items that demo accounts have claimed or attend from the start. */
const held: Record<string, string[]> = {
  'ada@meridian.example': ['meridian/yoga', 'meridian/early-coffee', 'kontorhaus/lesung'],
}

/**
 * The rows are passed as one JSON parameter, here and in `insertClaims`. With one placeholder for each value of
 * several hundred rows, building the statement would take longer than the insert.
 */
export async function insertNeighbours(tx: Connection): Promise<void> {
  const people = neighbours.map(({ building, ...person }) => ({
    ...person,
    building: buildingUuid[building],
  }))
  await tx.execute(sql`
    with person as (
      select * from json_to_recordset(${JSON.stringify(people)}::json)
        as person (uuid uuid, email text, "firstName" text, "lastName" text, building uuid, "companyUuid" uuid)
    ), inserted as (
      insert into ${tables.users} (uuid, email, first_name, last_name, default_building_uuid, company_uuid,
        confirmed, terms_accepted, created_by, roles)
      select uuid, email, "firstName", "lastName", building, "companyUuid", true, true, 'user', '["tenant"]'
      from person
      returning id, default_building_uuid
    )
    insert into ${tables.userBuildings} (user_id, building_uuid, source)
    select id, default_building_uuid, 'manager' from inserted
  `)
}

/** Inserts a row for every taken place, and sets the counts to match. */
export async function insertClaims(tx: Connection, now: Date): Promise<void> {
  const { users, contents, contentClaims } = tables
  const people = await tx
    .select({ id: users.id, email: users.email, building: users.defaultBuildingUuid })
    .from(users)
    .where(inArray(users.email, [...neighbours.map(({ email }) => email), ...Object.keys(held)]))
    .orderBy(users.id)
  const crowd = people.filter(({ email }) => held[email] === undefined)
  const claims = demoContents.flatMap(({ key, building, claimCount = 0 }, n) => {
    // The Commons is a guest building without tenants, so people of all buildings take its places.
    const near = crowd.filter((person) => person.building === buildingUuid[building])
    const from = near.length === 0 ? crowd : near
    const taken = Array.from({ length: claimCount }, (_, m) => from[(n * 7 + m) % from.length])
    const demo = people.filter(({ email }) => held[email]?.includes(key))
    const all = [...taken, ...demo]
    return all.flatMap((person, m) =>
      person === undefined
        ? []
        : [
            {
              contentUuid: demoUuid(`content/${key}`),
              userId: person.id,
              claimedAt: new Date(now.getTime() - (all.length - m) * 37 * 60_000),
            },
          ],
    )
  })
  await tx.execute(sql`
    insert into ${contentClaims} (content_uuid, user_id, claimed_at)
    select * from json_to_recordset(${JSON.stringify(claims)}::json)
      as claim ("contentUuid" uuid, "userId" integer, "claimedAt" timestamptz)
  `)
  const counted = tx
    .select({ count: sql`count(*)` })
    .from(contentClaims)
    .where(eq(contentClaims.contentUuid, contents.uuid))
  await tx.update(contents).set({ claimCount: sql`(${counted})` })
}
