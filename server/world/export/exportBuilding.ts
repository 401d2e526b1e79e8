import type { WorldInput } from '@contract/world/document'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import type { buildings } from '../../db/schema'
import { contents, resources } from '../../db/schema'
import { namedHours } from '../hours'
import { omit } from '../omit'
import { among } from '../plan/among'
import { exportContent } from './exportContent'
import {
  exportAmenities,
  exportMiniApps,
  exportResources,
  exportServiceCategories,
  exportUtilities,
} from './exportServices'
import { exportSmartBuilding } from './exportSmartBuilding'
import { exportTenants } from './exportTenants'
import { createKeys, uuidUnlessDerived, withoutNull } from './keys'

type BuildingRow = typeof buildings.$inferSelect

/**
 * A building as a document that makes the same one of an empty database, with the same uuids. Left out are people and
 * what they did, white-labels, and flag rules.
 */
export async function exportBuilding(
  connection: Connection,
  row: BuildingRow,
): Promise<WorldInput> {
  const {
    uuid,
    languages,
    address1,
    portfolioUuid,
    portfolioCompanyUuid,
    liveAt,
    endAt,
    openingHours,
    ...fields
  } = row
  const owners = await connection
    .select({ uuid: resources.ownerUuid, type: resources.ownerType })
    .from(resources)
    .where(among(resources.buildingUuid, [uuid]))
  const audiences = await connection
    .select({ audience: contents.audience })
    .from(contents)
    .where(eq(contents.buildingUuid, uuid))
  const tenants = await exportTenants(connection, row, [
    ...audiences.flatMap(({ audience }) => audience),
    portfolioCompanyUuid,
    ...owners.map((owner) => (owner.type === 'company' ? owner.uuid : null)),
  ])
  const keyOf = (known: string) => tenants.keys.get(known) ?? known
  const key = createKeys()(row.name)
  const { apps, registrations } = await exportMiniApps(connection, uuid)
  const smartBuilding = await exportSmartBuilding(connection, uuid)
  const content = await exportContent(connection, uuid, keyOf)
  const { name, timezone, locale, ...optional } = fields
  return {
    portfolios: tenants.portfolios,
    companies: tenants.companies,
    miniApps: apps,
    buildings: [
      {
        key,
        ...uuidUnlessDerived(uuid, `building/${key}`),
        name,
        timezone,
        locale,
        ...withoutNull({
          address: address1,
          liveAt: liveAt?.toISOString() ?? null,
          endAt: endAt?.toISOString() ?? null,
          ...omit(optional, 'version'),
        }),
        openingHours: namedHours(openingHours),
        ...(languages !== null && {
          languages: languages
            .toSorted((a, b) => a.priority - b.priority)
            .map(({ code, name: spoken }) => ({ code, name: spoken })),
        }),
        ...(portfolioUuid !== null && { portfolio: keyOf(portfolioUuid) }),
        ...(portfolioCompanyUuid !== null && { portfolioCompany: keyOf(portfolioCompanyUuid) }),
        domains: tenants.domains,
        companies: tenants.tenancies,
        amenities: await exportAmenities(connection, uuid),
        utilities: await exportUtilities(connection, uuid),
        miniApps: registrations,
        resources: await exportResources(connection, uuid, keyOf),
        serviceCategories: await exportServiceCategories(connection, uuid),
        ...(smartBuilding !== undefined && { smartBuilding }),
        ...(content !== undefined && { content }),
      },
    ],
    identityProviders: tenants.identityProviders,
  }
}
