import type { WorldInput } from '@contract/world/document'
import { timeOf } from '@rules/bookings/hours'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  amenities,
  amenityCategories,
  miniAppRegistrations,
  miniApps,
  resources,
  serviceCategories,
  utilityButtons,
} from '../../db/schema'
import { priceOf } from '../../services/platform/money'
import { namedHours } from '../hours'
import { omit } from '../omit'
import { createKeys, uuidUnlessDerived, withoutNull } from './keys'

type Building = NonNullable<WorldInput['buildings']>[number]

export async function exportAmenities(connection: Connection, building: string) {
  const groups = await connection
    .select()
    .from(amenityCategories)
    .where(eq(amenityCategories.buildingUuid, building))
    .orderBy(asc(amenityCategories.position), asc(amenityCategories.id))
  const rows = await connection
    .select({ amenity: amenities })
    .from(amenities)
    .innerJoin(amenityCategories, eq(amenityCategories.uuid, amenities.categoryUuid))
    .where(eq(amenityCategories.buildingUuid, building))
    .orderBy(asc(amenities.position))
  const [groupKey, amenityKey] = [createKeys(), createKeys()]
  return groups.map(({ uuid, name, translations }) => {
    const key = groupKey(name)
    return {
      key,
      ...uuidUnlessDerived(uuid, `amenity-category/${building}/${key}`),
      ...withoutNull({ name, translations }),
      amenities: rows
        .filter(({ amenity }) => amenity.categoryUuid === uuid)
        .map(({ amenity: { uuid: own, ...row } }) => {
          const ownKey = amenityKey(row.name)
          return {
            key: ownKey,
            ...uuidUnlessDerived(own, `amenity/${building}/${ownKey}`),
            ...withoutNull(omit(row, 'categoryUuid', 'position', 'version')),
          }
        }),
    }
  })
}

export async function exportUtilities(
  connection: Connection,
  building: string,
): Promise<NonNullable<Building['utilities']>> {
  const rows = await connection
    .select()
    .from(utilityButtons)
    .where(eq(utilityButtons.buildingUuid, building))
    .orderBy(asc(utilityButtons.position))
  const keyOf = createKeys()
  return rows.map(({ uuid, ...row }) => {
    const key = keyOf(row.utilityName)
    const fields = withoutNull(omit(row, 'buildingUuid', 'position', 'version'))
    return { key, ...uuidUnlessDerived(uuid, `utility/${building}/${key}`), ...fields }
  })
}

/** The registrations of a building, and the mini-apps that they register. */
export async function exportMiniApps(connection: Connection, building: string) {
  const rows = await connection
    .select({ registration: miniAppRegistrations, app: miniApps })
    .from(miniAppRegistrations)
    .innerJoin(miniApps, eq(miniApps.uuid, miniAppRegistrations.appUuid))
    .where(eq(miniAppRegistrations.buildingUuid, building))
    .orderBy(asc(miniApps.name))
  return {
    apps: rows.map(({ app: { uuid, ...app } }) => ({
      ...withoutNull(app),
      ...uuidUnlessDerived(uuid, `mini-app/${app.name}`),
    })),
    registrations: rows.map(({ app, registration: { capabilities, ...row } }) => ({
      app: app.name,
      ...withoutNull(omit(row, 'appUuid', 'buildingUuid', 'uuid', 'version')),
      // The schema knows the capabilities; the column is text.
      ...(capabilities.length > 0 && { capabilities: capabilities as never[] }),
    })),
  }
}

export async function exportResources(
  connection: Connection,
  building: string,
  companyKey: (uuid: string) => string,
): Promise<NonNullable<Building['resources']>> {
  const rows = await connection
    .select()
    .from(resources)
    .where(eq(resources.buildingUuid, building))
    .orderBy(asc(resources.position), asc(resources.uuid))
  const keyOf = createKeys()
  return rows.map((resource) => {
    const { uuid, ownerType, ownerUuid, ...columns } = resource
    const row = omit(columns, 'buildingUuid', 'position', 'version')
    const { opensAt, closesAt, weekdayHours, priceCents, currencyType, ...rest } = row
    const key = keyOf(row.name)
    const price = priceOf(priceCents)
    const hours = namedHours(weekdayHours)
    return {
      key,
      ...uuidUnlessDerived(uuid, `resource/${building}/${key}`),
      ...withoutNull(rest),
      opensAt: timeOf(opensAt),
      closesAt: timeOf(closesAt),
      ...(hours !== undefined && { weekdayHours: hours }),
      ...(ownerType === 'company' && { company: companyKey(ownerUuid) }),
      ...(price !== null && { price }),
      ...(currencyType !== null && { currency: currencyType }),
    }
  })
}

export async function exportServiceCategories(connection: Connection, building: string) {
  const rows = await connection
    .select()
    .from(serviceCategories)
    .where(eq(serviceCategories.buildingUuid, building))
    .orderBy(asc(serviceCategories.position))
  return rows.map((row) => withoutNull(omit(row, 'buildingUuid', 'position')))
}
