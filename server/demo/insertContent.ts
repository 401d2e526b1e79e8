import type { Connection } from '../db/database'
import * as tables from '../db/schema'
import { buildingUuid } from './buildings'
import { demoCategories, demoContents, promoted } from './content/all'
import { demoUuid } from './ids'

const day = 24 * 60 * 60 * 1000

/** Dates are given as days from the moment of seeding, so that the demo never looks stale. */
export async function insertContent(tx: Connection, now: Date): Promise<void> {
  const midnight = new Date(now)
  midnight.setUTCHours(0, 0, 0, 0)
  const at = (days: number, hour: number) =>
    new Date(midnight.getTime() + days * day + hour * 3_600_000)

  await tx.insert(tables.categories).values(
    demoCategories.map(({ key, building, ...category }) => ({
      ...category,
      uuid: demoUuid(`category/${key}`),
      buildingUuid: buildingUuid[building],
    })),
  )
  await tx.insert(tables.contents).values(
    demoContents.map(({ key, building, categories: _categories, when, ...content }) => ({
      ...content,
      uuid: demoUuid(`content/${key}`),
      buildingUuid: buildingUuid[building],
      startAt: when === undefined ? null : at(when.inDays, when.fromHourUtc),
      endAt: when === undefined ? null : at(when.inDays, when.fromHourUtc + when.hours),
      claimCount: content.claimCount ?? 0,
    })),
  )
  await tx.insert(tables.categoryContents).values(
    demoContents.flatMap(({ key, categories }, position) =>
      categories.map((category) => ({
        categoryUuid: demoUuid(`category/${category}`),
        contentUuid: demoUuid(`content/${key}`),
        position,
      })),
    ),
  )
  await tx.insert(tables.promotedContents).values(
    promoted.map(({ building, content }, position) => ({
      buildingUuid: buildingUuid[building],
      contentUuid: demoUuid(`content/${content}`),
      position,
    })),
  )
}
