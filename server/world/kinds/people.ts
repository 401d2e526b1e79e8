import { and, or } from 'drizzle-orm'
import { userBuildings, userPermissions, users } from '../../db/schema'
import { derivedUuid } from '../derivedUuid'
import { omit } from '../omit'
import { among } from '../plan/among'
import type { PlanContext } from '../plan/context'
import { idOrPending } from '../plan/pendingId'
import { type AnySection, section } from '../plan/section'

/**
 * The people of a document, their buildings and permissions. A new person is invited. Nobody is ever removed; a
 * building that a person's list lacks is revoked.
 */
export async function peopleSections(context: PlanContext): Promise<AnySection[]> {
  const { document, now, references, tx } = context
  const emails = document.people.map(({ email }) => email)
  const stored = await tx
    .select({ id: users.id, uuid: users.uuid, email: users.email })
    .from(users)
    .where(among(users.email, emails))
  const known = new Map(stored.map((row) => [row.email, row]))
  const ids = new Map(stored.map(({ id, uuid }) => [uuid, id]))
  const rows = document.people.map((person, at) => {
    const { buildings, company, email, ...fields } = person
    const path = ['people', at]
    const uuid = known.get(email)?.uuid ?? derivedUuid(`person/${email}`)
    const companyUuid = company && references.company(company, [...path, 'company'])
    return {
      key: email,
      path,
      userId: idOrPending('users', uuid, ids),
      buildings: buildings?.map(({ building, permissions }, nth) => ({
        building,
        permissions,
        path: [...path, 'buildings', nth],
        buildingUuid: references.building(building, [...path, 'buildings', nth, 'building']),
      })),
      values: { ...fields, email, companyUuid },
      initial: { uuid, createdBy: 'upload' as const },
    }
  })
  const memberships = rows.flatMap(({ key, userId, buildings = [] }) =>
    buildings.map((at) => ({ ...at, key: `${key}/${at.building}`, userId })),
  )
  const granting = memberships.filter(({ permissions }) => permissions !== undefined)
  const emailOf = new Map(stored.map(({ id, email }) => [id, email]))
  const listedIds = rows.flatMap(({ buildings, userId }) =>
    buildings !== undefined && typeof userId === 'number' ? userId : [],
  )
  return [
    section<'users'>({
      kind: 'person',
      table: 'users',
      identity: ['email'],
      rows: rows.map((row) => omit(row, 'userId', 'buildings')),
      where: among(users.email, emails),
      isListed: null,
      keyOf: ({ email }) => email,
      required: ['firstName', 'lastName'],
    }),
    section<'userBuildings'>({
      kind: 'membership',
      table: 'userBuildings',
      identity: ['userId', 'buildingUuid'],
      rows: memberships.map(({ key, path, userId, buildingUuid }) => ({
        key,
        path,
        values: { userId, buildingUuid, revokedAt: null },
        initial: { source: 'invitation' as const },
      })),
      where: among(userBuildings.userId, listedIds),
      isListed: () => true,
      keyOf: ({ userId, buildingUuid }) =>
        `${emailOf.get(userId) ?? userId}/${references.nameOf(buildingUuid)}`,
      removeBy: ({ revokedAt }) => (revokedAt === null ? { revokedAt: now } : null),
    }),
    section<'userPermissions'>({
      kind: 'permission',
      table: 'userPermissions',
      identity: ['userId', 'buildingUuid', 'permission'],
      rows: granting.flatMap(({ key, path, permissions = [], userId, buildingUuid }) =>
        permissions.map((permission, at) => ({
          key: `${key}/${permission}`,
          path: [...path, 'permissions', at],
          values: { userId, buildingUuid, permission },
        })),
      ),
      where: or(
        ...granting.flatMap(({ userId, buildingUuid }) =>
          typeof userId === 'number'
            ? and(
                among(userPermissions.userId, [userId]),
                among(userPermissions.buildingUuid, [buildingUuid]),
              )
            : [],
        ),
        among(userPermissions.userId, []),
      ),
      isListed: () => true,
      keyOf: ({ userId, buildingUuid, permission }) =>
        `${emailOf.get(userId) ?? userId}/${references.nameOf(buildingUuid)}/${permission}`,
    }),
  ]
}
