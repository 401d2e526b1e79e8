import * as tables from '@server/db/schema'
import { hashOfToken } from '@server/services/operate/scimTokens'
import { next, type PlaceInTime, type Ref } from './build'

/** A token of a company, as the console shows it once. */
export async function aScimToken(
  { database, clock }: PlaceInTime,
  { of: company, name = 'Okta' }: { of: Ref; name?: string },
): Promise<{ uuid: string; token: string }> {
  const token = `portico_scim_test_${next()}`
  const uuid = crypto.randomUUID()
  await database.connection.insert(tables.scimTokens).values({
    uuid,
    companyUuid: company.uuid,
    name,
    hash: hashOfToken(token),
    createdAt: clock.now,
    createdBy: 'ola@portico.example',
  })
  return { uuid, token }
}

/** A company's e-mail domain in a building. */
export async function aDomain(
  { database }: PlaceInTime,
  { of: company, in: building, domain }: { of: Ref | null; in: Ref; domain: string },
): Promise<void> {
  await database.connection.insert(tables.emailDomains).values({
    domain,
    buildingUuid: building.uuid,
    companyUuid: company?.uuid ?? null,
  })
}
