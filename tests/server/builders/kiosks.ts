import * as tables from '@server/db/schema'
import { inserted, next, type Place, type Ref } from './build'

type Given = Partial<typeof tables.kiosks.$inferInsert> & { in: Ref }

/** A kiosk of a building that no device has opened. */
export const aKioskDevice = ({ database }: Place, { in: building, ...given }: Given) =>
  inserted<typeof tables.kiosks.$inferSelect>(
    database.connection
      .insert(tables.kiosks)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        name: `Kiosk ${next()}`,
        ...given,
      })
      .returning(),
  )
