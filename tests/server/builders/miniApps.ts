import * as tables from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { inserted, next, type Place, type Ref } from './build'

type GivenButton = Partial<typeof tables.utilityButtons.$inferInsert> & { in: Ref }
type GivenApp = Partial<typeof tables.miniApps.$inferInsert> & {
  /** The buildings that have it, all under the same registration. */
  in?: Ref | readonly Ref[]
  registration?: Partial<Omit<typeof tables.miniAppRegistrations.$inferInsert, 'appUuid'>>
}
export type MiniApp = typeof tables.miniApps.$inferSelect

/** A button of a building's home that leads to a page of the app. */
export function aUtilityButton({ database }: Place, { in: building, ...given }: GivenButton) {
  const n = next()
  return inserted<typeof tables.utilityButtons.$inferSelect>(
    database.connection
      .insert(tables.utilityButtons)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        text: `Utility ${n}`,
        name: `utility-${n}`,
        utilityName: `Utility ${n}`,
        type: 'native_link',
        route: 'companies',
        position: n,
        ...given,
      })
      .returning(),
  )
}

/** A building's mini-app without grants. */
export async function aMiniApp(
  { database: { connection } }: Place,
  { in: where = [], registration, ...given }: GivenApp = {},
): Promise<MiniApp> {
  const app = await inserted(
    connection
      .insert(tables.miniApps)
      .values({ uuid: crypto.randomUUID(), name: `App ${next()}`, kind: 'webview', ...given })
      .returning(),
  )
  const buildings = [where].flat()
  if (buildings.length > 0) {
    await connection
      .insert(tables.miniAppRegistrations)
      .values(
        buildings.map(({ uuid }) => ({ buildingUuid: uuid, appUuid: app.uuid, ...registration })),
      )
  }
  return app
}

/** The registration of a new mini-app in a building. */
export async function aRegistration(place: Place, building: Ref): Promise<Ref> {
  const app = await aMiniApp(place, { in: building })
  const { appUuid, uuid } = tables.miniAppRegistrations
  return inserted<Ref>(
    place.database.connection
      .select({ uuid })
      .from(tables.miniAppRegistrations)
      .where(eq(appUuid, app.uuid)),
  )
}
