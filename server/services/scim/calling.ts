import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { scimAccounts, users } from '../../db/schema'
import { type Actor, checkWhole } from '../operate/changePeople'
import type { ScimAttributes } from './attributes'
import { ScimRefusal } from './scimRefusal'
import { isUserNameTaken, readScimUser, type ScimUser } from './users'

/**
 * Reads a person to change them. If the provider deleted them and the console has reactivated them since, they are not
 * deleted any more; a user name that another person got meanwhile stays with that one.
 */
export async function readKept(
  tx: Connection,
  companyUuid: string,
  uuid: string,
): Promise<ScimUser> {
  const user = await readScimUser(tx, companyUuid, uuid)
  const isTaken = await isUserNameTaken(tx, companyUuid, user.userName, user)
  await tx
    .update(scimAccounts)
    .set({ deletedAt: null, ...(isTaken && { userName: uuid }) })
    .where(
      and(
        eq(scimAccounts.companyUuid, companyUuid),
        eq(scimAccounts.userId, user.id),
        isNotNull(scimAccounts.deletedAt),
      ),
    )
  return readScimUser(tx, companyUuid, uuid)
}

type Calling = { userName: string; externalId?: string | null; deletedAt?: Date }

/** Stores how the provider calls a person. A person who is changed is not deleted any more. */
export async function call(
  tx: Connection,
  companyUuid: string,
  userId: number,
  { deletedAt, ...calling }: Calling,
): Promise<void> {
  const set = { ...calling, deletedAt: deletedAt ?? null }
  await tx
    .insert(scimAccounts)
    .values({ userId, companyUuid, ...set })
    .onConflictDoUpdate({ target: [scimAccounts.companyUuid, scimAccounts.userId], set })
}

/** Changes how the provider calls the person. */
export async function changeCalling(
  tx: Connection,
  companyUuid: string,
  before: ScimUser,
  { userName = before.userName, externalId = before.externalId }: ScimAttributes,
  actor: Actor,
): Promise<void> {
  if (userName === before.userName && externalId === before.externalId) return
  await checkWhole(tx, before, actor)
  await refuseTakenName(tx, companyUuid, userName, before)
  await call(tx, companyUuid, before.id, { userName, externalId })
  const [row] = await tx.select().from(users).where(eq(users.id, before.id)).for('update')
  const version = (row?.version ?? before.version) + 1
  await tx.update(users).set({ version }).where(eq(users.id, before.id))
}

/** @throws `uniqueness` */
export async function refuseTakenName(
  tx: Connection,
  companyUuid: string,
  userName: string,
  own: Pick<ScimUser, 'id'> | null,
): Promise<void> {
  if (await isUserNameTaken(tx, companyUuid, userName, own)) {
    throw new ScimRefusal('uniqueness', 'Another user has this userName.')
  }
  // Someone who has left the company does not keep it.
  const staff = tx.select({ id: users.id }).from(users).where(eq(users.companyUuid, companyUuid))
  await tx
    .delete(scimAccounts)
    .where(
      and(
        eq(scimAccounts.companyUuid, companyUuid),
        sql`lower(${scimAccounts.userName}) = lower(${userName})`,
        notInArray(scimAccounts.userId, staff),
      ),
    )
}
