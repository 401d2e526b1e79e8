import type { Permission } from '@contract/permissionRegistry'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, userBuildings, userPermissions, users } from '../../db/schema'
import { invitationEnd } from '../auth/invitation'
import { Refusal } from '../platform/refusal'
import { type Actor, checkWhole } from './changePeople'
import { lockPerson } from './people'
import { reaches } from './reach'
import { checkVersion } from './versioned'

type Place = { version: number; building_uuid: string }
type Locked = Awaited<ReturnType<typeof lockPerson>>

/**
 * Adds a person to a building or approves their sign-up, or removes them with their permissions there; only an operator
 * adds them again. The administrator of a company removes only those whom they could change.
 * @returns whether they belonged to it before, and whether they waited for this approval
 * @throws `not_found`, `version_conflict`, `permission_denied`
 */
export async function setMembership(
  tx: Connection,
  uuid: string,
  { member, ...place }: Place & { member: boolean },
  actor: Actor,
): Promise<{
  wasMember: boolean
  wasWaiting: boolean
  email: string
  /** The person's language, as stored. */
  locale: string | null
  building: string
}> {
  const person = await lockPerson(tx, uuid)
  checkVersion(person, place)
  const buildingUuid = place.building_uuid.toLowerCase()
  await checkWithin(tx, person, buildingUuid, actor)
  const [building] = await tx.select().from(buildings).where(eq(buildings.uuid, buildingUuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const at = and(eq(userBuildings.userId, person.id), eq(userBuildings.buildingUuid, buildingUuid))
  const [known] = await tx
    .select()
    .from(userBuildings)
    .where(and(at, isNull(userBuildings.revokedAt)))
  const wasWaiting = known !== undefined && known.requestedAt !== null
  const wasMember = known !== undefined && !wasWaiting
  const { email, locale } = person
  const before = { wasMember, wasWaiting, email, locale, building: building.name }
  if (wasMember === member && !wasWaiting) return before
  if (member) {
    await refuseReturn(tx, person, actor)
    const source = wasWaiting ? ('manager' as const) : ('invitation' as const)
    const changed = { source, revokedAt: null, requestedAt: null }
    await tx
      .insert(userBuildings)
      .values({ userId: person.id, buildingUuid, ...changed })
      .onConflictDoUpdate({
        target: [userBuildings.userId, userBuildings.buildingUuid],
        set: changed,
      })
  } else {
    await tx.update(userBuildings).set({ revokedAt: actor.now, requestedAt: null }).where(at)
    // Who is added again later does not get old rights back unnoticed.
    await tx.delete(userPermissions).where(permissionsAt(person, buildingUuid))
  }
  await raiseVersion(tx, person)
  return before
}

/**
 * Gives a member of a building a permission there, or takes it away.
 * @returns whether they had it before
 * @throws `not_found` for someone who does not belong to the building; `version_conflict`, `permission_denied`
 */
export async function setPermission(
  tx: Connection,
  uuid: string,
  { permission, granted, ...place }: Place & { permission: Permission; granted: boolean },
  actor: Actor,
): Promise<{ wasGranted: boolean }> {
  const person = await lockPerson(tx, uuid)
  checkVersion(person, place)
  const buildingUuid = place.building_uuid.toLowerCase()
  await checkWithin(tx, person, buildingUuid, actor)
  await refuseStranger(tx, person, buildingUuid)
  const at = and(permissionsAt(person, buildingUuid), eq(userPermissions.permission, permission))
  const wasGranted = (await tx.$count(userPermissions, at)) > 0
  if (wasGranted === granted) return { wasGranted }
  await (granted
    ? tx.insert(userPermissions).values({ userId: person.id, buildingUuid, permission })
    : tx.delete(userPermissions).where(at))
  await raiseVersion(tx, person)
  return { wasGranted }
}

/**
 * The person and the building of an invitation that is sent again, and ends later.
 * @throws `not_found`; `account_exists` for someone who has signed up, or is deactivated
 */
export async function repeatInvitation(
  tx: Connection,
  uuid: string,
  buildingUuid: string,
  now: Date,
): Promise<{ email: string; building: string }> {
  const person = await lockPerson(tx, uuid)
  await refuseStranger(tx, person, buildingUuid.toLowerCase())
  if (person.deactivated || person.confirmed) {
    throw new Refusal('account_exists', { detail: 'This person has signed up already.' })
  }
  const [building] = await tx
    .select({ name: buildings.name })
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid))
  await tx
    .update(users)
    .set({ invitationEndsAt: invitationEnd(now) })
    .where(eq(users.id, person.id))
  return { email: person.email, building: building?.name ?? '' }
}

const permissionsAt = ({ id }: Locked, buildingUuid: string) =>
  and(eq(userPermissions.userId, id), eq(userPermissions.buildingUuid, buildingUuid))

async function isMember(tx: Connection, { id }: Locked, buildingUuid: string): Promise<boolean> {
  const membership = and(
    eq(userBuildings.userId, id),
    eq(userBuildings.buildingUuid, buildingUuid),
    isNull(userBuildings.revokedAt),
    isNull(userBuildings.requestedAt),
  )
  return (await tx.$count(userBuildings, membership)) > 0
}

async function refuseStranger(tx: Connection, person: Locked, buildingUuid: string): Promise<void> {
  if (await isMember(tx, person, buildingUuid)) return
  throw new Refusal('not_found', { detail: 'This person does not belong to the building.' })
}

/** Someone who belongs nowhere any more comes back by an operator, or by an invitation. */
async function refuseReturn(tx: Connection, { id }: Locked, { reach }: Actor): Promise<void> {
  const current = and(eq(userBuildings.userId, id), isNull(userBuildings.revokedAt))
  if (reach === 'all' || (await tx.$count(userBuildings, current)) > 0) return
  throw new Refusal('not_found', { detail: 'This person belongs to none of your buildings.' })
}

/** Who manages a building decides about all of its people; others need the whole account within reach. */
async function checkWithin(
  tx: Connection,
  person: Locked,
  buildingUuid: string,
  actor: Actor,
): Promise<void> {
  if (!reaches(actor.reach, buildingUuid)) await checkWhole(tx, person, actor)
}

async function raiseVersion(tx: Connection, { id, version }: Locked): Promise<void> {
  await tx
    .update(users)
    .set({ version: version + 1 })
    .where(eq(users.id, id))
}
