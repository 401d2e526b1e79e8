import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { centsOf } from '@server/services/platform/money'
import { type BuildingName, buildingUuid, demoBuildings } from './buildings'
import { demoCategories, demoContents, promoted } from './content/all'
import { tagsByKey } from './content/tags'
import type { DemoContent } from './content/types'
import { venues } from './content/venues'
import { demoUuid } from './ids'
import { insertClaims } from './insertClaims'
import { wallClock } from './wallClock'

const day = 24 * 60 * 60 * 1000

/** Dates are days from the moment of seeding, so that the demo never looks outdated. */
export async function insertContent(tx: Connection, now: Date): Promise<void> {
  const clocks = new Map(demoBuildings.map(({ uuid, timezone }) => [uuid, timezone]))
  const clockOf = (building: BuildingName) => (days: number, hour: number) =>
    wallClock(now, clocks.get(buildingUuid[building]) ?? 'UTC', { days, hour })

  await tx.insert(tables.categories).values(
    demoCategories.map(({ key, building, ...category }) => ({
      ...category,
      uuid: demoUuid(`category/${key}`),
      buildingUuid: buildingUuid[building],
    })),
  )
  await tx.insert(tables.contents).values(
    demoContents.map(({ key, building, when, ...content }) => ({
      uuid: demoUuid(`content/${key}`),
      buildingUuid: buildingUuid[building],
      type: content.type,
      title: content.title,
      startAt: when === undefined ? null : clockOf(building)(when.inDays, when.fromHour),
      endAt: when === undefined ? null : clockOf(building)(when.inDays, when.fromHour + when.hours),
      priceCents: centsOf(content.price),
      currencyType: content.currencyType,
      capacity: content.capacity,
      maxClaimsTotal: content.maxClaimsTotal,
      maxClaimsPerUser: content.maxClaimsPerUser,
      translations: content.translations,
      details: {
        ...(when !== undefined && venues[building]),
        ...(tagsByKey[key] !== undefined && { sanitized_tags: tagsByKey[key] }),
        ...datesOf(content, now, clockOf(building)),
        ...content.details,
      },
    })),
  )
  await insertClaims(tx, now)
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

/** Dates inside `details`, where they are stored as strings. */
function datesOf(
  { ctaWindow, displayStart }: Pick<DemoContent, 'ctaWindow' | 'displayStart'>,
  now: Date,
  at: (days: number, hour: number) => Date,
) {
  const later = (days: number) => new Date(now.getTime() + days * day).toISOString()
  const { fromInDays, untilInDays } = ctaWindow ?? {}
  return {
    ...(fromInDays !== undefined && { cta_display_start_at: later(fromInDays) }),
    ...(untilInDays !== undefined && { cta_display_end_at: later(untilInDays) }),
    ...(displayStart !== undefined && {
      display_start_at: at(displayStart.inDays, displayStart.atHour).toISOString(),
    }),
  }
}
