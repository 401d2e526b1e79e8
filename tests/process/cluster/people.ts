import { buildingUuid } from '@demo/buildings'
import type { Database } from '@server/db/database'
import { contents, sessionFamilies, userBuildings, users } from '@server/db/schema'
import { accessTokens } from '@server/services/auth/accessToken'
import { keyringOf } from '@server/services/auth/keyring'
import { tokenSecret } from './cluster'

export type Person = { id: number; token: string }

/** This many users of Meridian, each with an access token: as many sign-ins would take a minute of hashing. */
export async function gather({ connection }: Database, count: number): Promise<Person[]> {
  const now = new Date()
  const people = await connection
    .insert(users)
    .values(
      Array.from({ length: count }, (_, n) => ({
        uuid: crypto.randomUUID(),
        email: `crowd${n}@neighbours.example`,
        firstName: 'Crowd',
        lastName: `${n}`,
        confirmed: true,
      })),
    )
    .returning({ id: users.id, uuid: users.uuid })
  await connection.insert(userBuildings).values(
    people.map(({ id }) => ({
      userId: id,
      buildingUuid: buildingUuid.meridian,
      source: 'manager' as const,
    })),
  )
  const families = people.map(({ id }) => ({
    uuid: crypto.randomUUID(),
    userId: id,
    startedAt: now,
  }))
  await connection.insert(sessionFamilies).values(families)
  const tokens = accessTokens(keyringOf([new TextEncoder().encode(tokenSecret)]))
  return Promise.all(
    people.map(async ({ id, uuid }, n) => ({
      id,
      token: await tokens.sign({ userUuid: uuid, familyUuid: families[n]?.uuid ?? '' }, now),
    })),
  )
}

/** The uuids of this many events of Meridian with RSVPs. */
export async function newEvents(
  { connection }: Database,
  count: number,
  capacity: number | null,
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    uuid: crypto.randomUUID(),
    buildingUuid: buildingUuid.meridian,
    type: 'EVENT' as const,
    title: 'Made',
    capacity,
    details: { rsvp_enabled: true, cta_type: 'CLAIM' },
  }))
  await connection.insert(contents).values(rows)
  return rows.map(({ uuid }) => uuid)
}
