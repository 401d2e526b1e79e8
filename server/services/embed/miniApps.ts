import type { MiniApp } from '@contract/apps'
import { capabilities as all } from '@contract/bridge'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { miniAppRegistrations, miniApps } from '../../db/schema'
import { isOwnHost, reachedFrom } from '../platform/ownAddress'
import { enterBuilding } from '../tenancy/buildings'

export type Registration = typeof miniAppRegistrations.$inferSelect

/** The origin of this server as the caller knows it; read only if an address depends on it. */
type OwnOrigin = () => Promise<string>

async function resolved(row: Registration, ownOrigin: OwnOrigin): Promise<Registration> {
  const { launch, samlAudience, samlAcs, origins } = row
  if (![launch, samlAudience, samlAcs, ...origins].some(isOwnHost)) return row
  const own = await ownOrigin()
  const reached = (address: string | null) => address && reachedFrom(address, own)
  return {
    ...row,
    launch: reached(launch),
    samlAudience: reached(samlAudience),
    samlAcs: reached(samlAcs),
    origins: origins.map((origin) => reachedFrom(origin, own)),
  }
}

/** The registration of an app that signs users in by SAML; null for other apps, and if a part of it is missing. */
export function samlOf(registration: Registration | null) {
  if (registration?.launchBy !== 'saml') return null
  const { origins, capabilities } = registration
  const { samlProvider: provider, samlAudience: audience, samlAcs: acs } = registration
  return provider && audience && acs ? { provider, audience, acs, origins, capabilities } : null
}

/** The stored capabilities that this release knows. */
export const granted = (stored: readonly string[]) =>
  all.filter((capability) => stored.includes(capability))

/**
 * The mini-apps of a building.
 * @throws `not_found` if the building is not open to the reader
 */
export async function miniAppsOf(
  connection: Connection,
  { userId, buildingUuid }: { userId: number; buildingUuid: string },
  ownOrigin: OwnOrigin,
): Promise<MiniApp[]> {
  const building = await enterBuilding(connection, userId, buildingUuid)
  const rows = await connection
    .select({ app: miniApps, registration: miniAppRegistrations })
    .from(miniAppRegistrations)
    .innerJoin(miniApps, eq(miniApps.uuid, miniAppRegistrations.appUuid))
    .where(eq(miniAppRegistrations.buildingUuid, building.uuid))
    .orderBy(asc(miniApps.name))
  return Promise.all(
    rows.map(async ({ app, registration }) => {
      const { launch, origins, capabilities, launchBy } = await resolved(registration, ownOrigin)
      return {
        ...app,
        launch,
        origins,
        capabilities: granted(capabilities),
        launch_by: launchBy,
      }
    }),
  )
}

/** A building's registration of an app; null if there is none. */
export const registrationOf = (
  connection: Connection,
  { appUuid, buildingUuid }: { appUuid: string; buildingUuid: string },
  ownOrigin: OwnOrigin,
) => registrationIn(connection, buildingUuid, eq(miniAppRegistrations.appUuid, appUuid), ownOrigin)

/** The mini-app with this SAML entity id; null if the building has none. */
export const serviceProviderOf = (
  connection: Connection,
  { name, buildingUuid }: { name: string; buildingUuid: string },
  ownOrigin: OwnOrigin,
) =>
  registrationIn(connection, buildingUuid, eq(miniAppRegistrations.samlProvider, name), ownOrigin)

async function registrationIn(
  connection: Connection,
  buildingUuid: string,
  isMeant: SQL,
  ownOrigin: OwnOrigin,
): Promise<Registration | null> {
  const [row] = await connection
    .select()
    .from(miniAppRegistrations)
    .where(and(isMeant, eq(miniAppRegistrations.buildingUuid, buildingUuid)))
  return row === undefined ? null : resolved(row, ownOrigin)
}
