import type { Deployment } from '@contract/deployment'
import { type FlagName, flagRegistry } from '@contract/flagRegistry'
import { flagOfUtility } from '@rules/home/visibleUtilities'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, flagRules, serviceCategories, smartSystems, utilityButtons } from '../db/schema'
import type { FlagSource } from '../ports/flags'
import { type FlagRule, isFlagOn } from '../services/tenancy/flags/decide'
import { type Finding, finding } from './finding'

const home = finding('Home')

/** A part of a building that its tenants see only while the flag is on. */
type Part = { buildingUuid: string; building: string; name: string; flag: FlagName }

/**
 * Names what buildings have and their tenants do not see, because its flag is off there.
 *
 * @param unleash the flags that Unleash lists for a context; null if it is not configured or does not respond
 */
export async function checkTiles(
  connection: Connection,
  { server }: Pick<Deployment, 'server'>,
  unleash: FlagSource | null,
): Promise<Finding[]> {
  const parts = await partsOf(connection)
  const rules: FlagRule[] = await connection.select().from(flagRules)
  const findings: Finding[] = []
  /** By building; null if Unleash did not respond, so that the rules decide. */
  const listed = new Map<string, readonly string[] | null>()
  for (const { buildingUuid, building, name, flag } of parts) {
    const { key, default: isDefault } = flagRegistry[flag]
    const audience = { user: null, buildings: [buildingUuid], brand: null, drawnBy: null }
    const isOn = isFlagOn(key, rules, audience, server.flags[key] ?? isDefault)
    if (unleash !== null && !listed.has(buildingUuid))
      listed.set(buildingUuid, await unleash(contextOf(buildingUuid)).catch(() => null))
    const current = listed.get(buildingUuid) ?? null
    if (current?.includes(key) === true) continue
    const what = `${name} of ${building} is hidden from its tenants`
    if (current !== null && server.unleash?.decides.includes(key) === true)
      findings.push(
        home(
          'warning',
          `${what}: Unleash switches ${key} off, and server.unleash.decides has it decide. Switch it on there, for building_uuid ${buildingUuid}.`,
        ),
      )
    else if (!isOn && !isForSome(rules, key))
      findings.push(
        home(
          'warning',
          `${what}: the flag ${key} is off there. Switch it on for the building in the console, under Deployment and Flags, or remove what it hides.`,
        ),
      )
  }
  return findings
}

/** Whether the flag is on for a few users or a brand, who see the part. */
const isForSome = (rules: readonly FlagRule[], key: string) =>
  rules.some(
    ({ flag, audience, enabled }) =>
      flag === key &&
      enabled &&
      (audience === 'user' || audience === 'brand' || audience === 'share'),
  )

const contextOf = (uuid: string) => ({ properties: { building_uuid: uuid, building_uuids: uuid } })

async function partsOf(connection: Connection): Promise<Part[]> {
  const of = { buildingUuid: buildings.uuid, building: buildings.name }
  const tiles = await connection
    .select({
      ...of,
      text: utilityButtons.text,
      route: utilityButtons.route,
      url: utilityButtons.url,
    })
    .from(utilityButtons)
    .innerJoin(buildings, eq(buildings.uuid, utilityButtons.buildingUuid))
    .orderBy(asc(buildings.name), asc(utilityButtons.position))
  const suites = await connection
    .select(of)
    .from(smartSystems)
    .innerJoin(buildings, eq(buildings.uuid, smartSystems.buildingUuid))
    .orderBy(asc(buildings.name))
  const requests = await connection
    .selectDistinct(of)
    .from(serviceCategories)
    .innerJoin(buildings, eq(buildings.uuid, serviceCategories.buildingUuid))
    .orderBy(asc(buildings.name))
  const shown = tiles.flatMap(({ text, ...tile }): Part[] => {
    const flag = flagOfUtility(tile)
    return flag === null ? [] : [{ ...tile, name: `The utility “${text}”`, flag }]
  })
  const has = (uuid: string, flag: FlagName) =>
    shown.some((part) => part.buildingUuid === uuid && part.flag === flag)
  const others: Part[] = [
    ...suites.map((at): Part => ({ ...at, name: 'The page of the suites', flag: 'smartBuilding' })),
    ...requests.map(
      (at): Part => ({ ...at, name: 'The page of service requests', flag: 'serviceRequests' }),
    ),
  ]
  return [...shown, ...others.filter(({ buildingUuid, flag }) => !has(buildingUuid, flag))]
}
