import * as tables from '@server/db/schema'
import { hashPassword } from '@server/services/auth/password'
import { inserted, next, type Place, type Ref } from './build'

/** Of each user who is built without their own password. */
export const password = 'Portico-Tests1!'

type Given = Partial<typeof tables.users.$inferInsert> & {
  /** Their buildings; the first one is the default. */
  in?: Ref | readonly Ref[]
  /** How they came to belong there. */
  source?: (typeof tables.userBuildings.$inferInsert)['source']
  /** Since when they wait for an approval there. */
  requestedAt?: Date
  /** Their permissions in all of their buildings. */
  permissions?: readonly string[]
  /** Null for an account that cannot sign in with a password. */
  password?: string | null
}
export type Person = typeof tables.users.$inferSelect

/** A user with a complete account. */
export async function aPerson(
  { database: { connection } }: Place,
  {
    in: where = [],
    source = 'manager',
    requestedAt,
    permissions = [],
    password: ownPassword = password,
    ...given
  }: Given = {},
): Promise<Person> {
  const buildings = [where].flat()
  const person = await inserted(
    connection
      .insert(tables.users)
      .values({
        uuid: crypto.randomUUID(),
        email: `person${next()}@tenants.example`,
        passwordHash: ownPassword === null ? null : await hashPassword(ownPassword),
        firstName: 'Robin',
        lastName: 'Vale',
        confirmed: true,
        termsAccepted: true,
        createdBy: 'user',
        roles: ['tenant'],
        defaultBuildingUuid: buildings[0]?.uuid ?? null,
        ...given,
      })
      .returning(),
  )
  if (buildings.length === 0) return person
  await connection.insert(tables.userBuildings).values(
    buildings.map(({ uuid }) => ({
      userId: person.id,
      buildingUuid: uuid,
      source,
      ...(requestedAt && { requestedAt }),
    })),
  )
  const granted = buildings.flatMap(({ uuid }) =>
    permissions.map((permission) => ({ userId: person.id, buildingUuid: uuid, permission })),
  )
  if (granted.length > 0) await connection.insert(tables.userPermissions).values(granted)
  return person
}

/** The account of a device in the lobby. */
export const aKiosk = (place: Place, given: Given) =>
  aPerson(place, { firstName: 'Lobby', lastName: 'Kiosk', roles: ['kiosk'], ...given })

/** A user who was provisioned, and has not completed the account yet. */
export const anInvitedPerson = (place: Place, given: Given) =>
  aPerson(place, {
    createdBy: 'upload',
    source: 'invitation',
    confirmed: false,
    termsAccepted: false,
    password: null,
    roles: [],
    defaultBuildingUuid: null,
    ...given,
  })
