import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'

export type NamedBuilding = { uuid: string; name: string }

/**
 * The building whose list is read or changed.
 * @param lock for a change: one change at a time to what a building offers
 * @throws `not_found`
 */
export async function buildingOf(
  connection: Connection,
  uuid: string,
  lock?: 'lock',
): Promise<NamedBuilding> {
  const query = connection
    .select({ uuid: buildings.uuid, name: buildings.name })
    .from(buildings)
    .where(eq(buildings.uuid, uuid))
  const [building] = await (lock === undefined ? query : query.for('update'))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  return building
}

/** The building as the owner of a list. */
export const ownerBuilding = {
  owner: async (connection: Connection, uuid: string, lock?: 'lock') => {
    const building = await buildingOf(connection, uuid, lock)
    return { uuid: building.uuid, building }
  },
  ownerOf: (connection: Connection, { buildingUuid }: { buildingUuid: string }) =>
    ownerBuilding.owner(connection, buildingUuid),
}

/**
 * Refuses a record that breaks a rule of the console.
 * @param problems fields of the body
 * @throws `invalid_request`
 */
export function refuseProblems(problems: readonly { field: string; code: string }[]): void {
  if (problems.length === 0) return
  throw new Refusal('invalid_request', {
    errors: problems.map(({ field, code }) => ({
      path: `body.${field}`,
      code,
      message: messages[code] ?? 'Is not allowed',
    })),
  })
}

const messages: Record<string, string> = {
  required: 'Must not be empty',
  target: 'Needs an address, or a page of the app',
  address: 'Must be an address of the web, or a path of this server that begins with /',
  page: 'Must be a page of the app, such as companies',
  picture: 'Must be a picture of the web, or a path of this server that begins with /',
  page_or_address: 'Must be an address, or the name of a page',
  saml: 'A launch by SAML needs this field',
  company_type: 'Must be lower-case words such as food',
  origin: 'Must be origins such as https://app.example, without a path',
  elsewhere: 'Must be at one of the origins',
  controls: 'A suite needs a light, a thermostat, or both',
  closes: 'Must be after opens_at',
  slot: 'Must fit between opens_at and closes_at',
  currency: 'A price needs a currency, such as EUR',
  choices: 'A question of the type choice needs choices',
  start: 'An end needs a start',
  ends: 'Must be after the start',
  taken: 'Tenants have taken places or claims, which stay',
  duplicate: 'Another question has the same text',
}

/** The fields of a record with those that a change names. */
export const withChange = <Fields extends object>(
  record: Fields,
  change: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields => ({
  ...record,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
})
