import type { Deployment } from '@contract/deployment'
import { count } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, users, whitelabels } from '../db/schema'
import { isConsoleBrand } from '../services/tenancy/consoleBrands'
import { type Finding, finding } from './finding'

const tenancy = finding('Tenants')

/** Whether a user who opens an address of this deployment finds a brand and a building. */
export async function checkTenancy(
  connection: Connection,
  { brands, server: { fallbackHost } }: Pick<Deployment, 'brands' | 'server'>,
): Promise<Finding[]> {
  const labels = await connection
    .select({ host: whitelabels.host, brand: whitelabels.brandIdentifier })
    .from(whitelabels)
    .orderBy(whitelabels.host)
  const counted = async (table: typeof buildings | typeof users) =>
    (await connection.select({ rows: count() }).from(table))[0]?.rows ?? 0
  const [houses, people] = [await counted(buildings), await counted(users)]
  const known = new Set(brands.map(({ identifier }) => identifier))
  const unfiled = labels.filter(({ brand }) => !known.has(brand) && !isConsoleBrand(brand))
  const notes = unfiled.map(({ host, brand }) =>
    tenancy(
      'ok',
      `${host} has the brand ${brand} without a file, so it looks as its white-label says. A mark or a font of its own would be in brands/${brand}/ beside the configuration.`,
    ),
  )
  const findings: Finding[] = []
  if (labels.length === 0)
    findings.push(
      tenancy(
        'failed',
        'There is no white-label. A start of the server stores those of the brands; name another host in a file and run: node dist/server/main.js apply FILE',
      ),
    )
  else if (!labels.some(({ host }) => host === fallbackHost)) {
    findings.push(
      tenancy(
        'warning',
        `There is no white-label for ${fallbackHost}. Unknown hosts show that the app could not start; set server.fallbackHost to the host of a brand.`,
      ),
    )
  }
  if (houses === 0)
    findings.push(
      tenancy(
        'failed',
        'There is no building. Describe it in a file such as docs/example-building.yaml, and run: node dist/server/main.js apply FILE',
      ),
    )
  if (findings.length > 0) return [...notes, ...findings]
  return [
    ...notes,
    tenancy('ok', `${labels.length} white-labels, ${houses} buildings, ${people} accounts`),
  ]
}
