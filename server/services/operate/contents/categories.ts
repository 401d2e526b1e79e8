import { and, asc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  buildings,
  categories,
  categoryContents,
  companies,
  companyBuildings,
  contents,
} from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import type { ContentOwner } from './stored'

/** What a building has that its items refer to. @throws `not_found` */
export async function contentOwner(connection: Connection, uuid: string): Promise<ContentOwner> {
  const { name, timezone, locale, languages } = buildings
  const [building] = await connection
    .select({ uuid: buildings.uuid, name, timezone, locale, languages })
    .from(buildings)
    .where(eq(buildings.uuid, uuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const offered = await connection
    .select({ uuid: categories.uuid, name: categories.name })
    .from(categories)
    .where(eq(categories.buildingUuid, building.uuid))
    .orderBy(asc(categories.name), asc(categories.uuid))
  return {
    building: { uuid: building.uuid, name: building.name },
    timezone: building.timezone,
    locale: building.locale,
    languages: (building.languages ?? []).map(({ code }) => code),
    categories: offered,
    companies: await companiesOf(connection, building.uuid),
  }
}

/** The companies of a building by name, and those that its items are shown to although they have left. */
async function companiesOf(connection: Connection, building: string) {
  const { uuid, name } = companies
  const renting = connection
    .select({ uuid: companyBuildings.companyUuid })
    .from(companyBuildings)
    .where(eq(companyBuildings.buildingUuid, building))
  const rents = sql<boolean>`${inArray(uuid, renting)}`
  const isChosen = sql`exists (select 1 from ${contents} where ${contents.buildingUuid} = ${building} and ${contents.audience} @> to_jsonb(array[${uuid}::text]))`
  return connection
    .select({ uuid, name, rents })
    .from(companies)
    .where(or(inArray(uuid, renting), isChosen))
    .orderBy(asc(name), asc(uuid))
}

/** @throws `invalid_request` for a company that neither rents in the building nor is in the audience already */
export function refuseAudience(
  { companies: offered }: ContentOwner,
  sent: readonly string[],
  before: readonly string[] = [],
): void {
  const isKnown = (uuid: string) =>
    before.includes(uuid) || offered.some((company) => company.rents && company.uuid === uuid)
  if (sent.every((uuid) => isKnown(uuid.toLowerCase()))) return
  const message = 'Must be companies of the building'
  throw new Refusal('invalid_request', {
    detail: message,
    errors: [{ path: 'body.audience', code: 'unknown', message }],
  })
}

/** The categories that show each of these items. */
export async function placesOf(
  connection: Connection,
  uuids: readonly string[],
): Promise<(uuid: string) => string[]> {
  const rows =
    uuids.length === 0
      ? []
      : await connection
          .select()
          .from(categoryContents)
          .where(inArray(categoryContents.contentUuid, [...uuids]))
          .orderBy(asc(categoryContents.categoryUuid))
  return (uuid) =>
    rows.filter(({ contentUuid }) => contentUuid === uuid).map(({ categoryUuid }) => categoryUuid)
}

/**
 * Shows an item in exactly these categories; in a new one it comes last.
 * @throws `invalid_request` for a category of another building
 */
export async function placeInCategories(
  tx: Connection,
  { uuid, buildingUuid }: { uuid: string; buildingUuid: string },
  sent: readonly string[],
): Promise<void> {
  const wanted = [...new Set(sent.map((each) => each.toLowerCase()))]
  const known = await tx
    .select({ uuid: categories.uuid })
    .from(categories)
    .where(and(eq(categories.buildingUuid, buildingUuid), inArray(categories.uuid, wanted)))
  if (known.length < wanted.length) {
    const message = 'Must be categories of the building'
    throw new Refusal('invalid_request', {
      detail: message,
      errors: [{ path: 'body.categories', code: 'unknown', message }],
    })
  }
  const present = (await placesOf(tx, [uuid]))(uuid)
  const gone = present.filter((each) => !wanted.includes(each))
  const added = wanted.filter((each) => !present.includes(each))
  if (gone.length > 0) {
    await tx
      .delete(categoryContents)
      .where(
        and(eq(categoryContents.contentUuid, uuid), inArray(categoryContents.categoryUuid, gone)),
      )
  }
  for (const categoryUuid of added) {
    const [last] = await tx
      .select({ position: max(categoryContents.position) })
      .from(categoryContents)
      .where(eq(categoryContents.categoryUuid, categoryUuid))
    const position = (last?.position ?? -1) + 1
    await tx.insert(categoryContents).values({ categoryUuid, contentUuid: uuid, position })
  }
}
