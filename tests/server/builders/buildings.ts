import * as tables from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { inserted, next, type Place, type Ref } from './build'

type Given = Partial<typeof tables.buildings.$inferInsert>
export type Building = typeof tables.buildings.$inferSelect

/** A building in Boston without users. */
export function aBuilding({ database }: Place, given: Given = {}): Promise<Building> {
  return inserted(
    database.connection
      .insert(tables.buildings)
      .values({
        uuid: crypto.randomUUID(),
        name: `Building ${next()}`,
        timezone: 'America/New_York',
        locale: 'en_US',
        ...given,
      })
      .returning(),
  )
}

/** A building that any user of a brand's host can enter. */
export async function aGuestBuilding(
  place: Place,
  { host = 'localhost', ...given }: Given & { host?: string } = {},
): Promise<Building> {
  const { connection } = place.database
  const building = await aBuilding(place, { isGuest: true, ...given })
  const { id, host: hostOf } = tables.whitelabels
  const brands = connection.select({ whitelabelId: id }).from(tables.whitelabels)
  const [brand] = await brands.where(eq(hostOf, host))
  if (brand === undefined) throw new Error(`There is no brand at ${host}`)
  await connection.insert(tables.guestBuildings).values({ ...brand, buildingUuid: building.uuid })
  return building
}

export type Whitelabel = typeof tables.whitelabels.$inferSelect

/** A brand without a file, at a host of its own. */
export function aWhitelabel(
  { database }: Place,
  given: Partial<typeof tables.whitelabels.$inferInsert> = {},
): Promise<Whitelabel> {
  const uuid = crypto.randomUUID()
  return inserted(
    database.connection
      .insert(tables.whitelabels)
      .values({
        uuid,
        host: `${uuid}.example`,
        brandIdentifier: `host_${uuid}`,
        brand: `Brand ${next()}`,
        family: 'default',
        configUuid: crypto.randomUUID(),
        ...given,
      })
      .returning(),
  )
}

/** Groups the buildings that name it. */
export function aPortfolio({ database }: Place, { name }: { name: string }): Promise<Ref> {
  return inserted(
    database.connection
      .insert(tables.portfolios)
      .values({ uuid: crypto.randomUUID(), name })
      .returning({ uuid: tables.portfolios.uuid }),
  )
}

/** Lets users with an address of this domain sign up to these buildings. */
export async function registerDomain(
  { database }: Place,
  domain: string,
  ...buildings: Ref[]
): Promise<void> {
  await database.connection
    .insert(tables.emailDomains)
    .values(buildings.map(({ uuid }) => ({ domain, buildingUuid: uuid })))
}
