import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { addressChanges, users } from '../../../db/schema'
import type { Change } from '../../operate/auditLog'
import { Refusal } from '../../platform/refusal'
import { lockAddress } from '../addressLock'
import { voidCodes } from '../codes/voidCodes'
import { endFamilies } from '../endSession'

/** A change that waits for the mailbox of the next address. */
export type AddressChange = {
  /** In the mailed link. */
  uuid: string
  from: string
  to: string
  /** The language of the account; null if it chose none. */
  locale: string | null
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>

/** Asks for another address of an account. An earlier request ends: its link no longer works. */
export async function requestAddress(
  tx: Connection,
  { id: userId, email: from, locale }: Account,
  to: string,
  now: Date,
): Promise<AddressChange> {
  const request = { uuid: randomUUID(), email: to, requestedAt: now }
  await tx
    .insert(addressChanges)
    .values({ userId, ...request })
    .onConflictDoUpdate({ target: addressChanges.userId, set: request })
  return { uuid: request.uuid, from, to, locale }
}

/** The account keeps its address. */
export async function withdrawAddress(tx: Connection, userId: number): Promise<void> {
  await tx.delete(addressChanges).where(eq(addressChanges.userId, userId))
}

/** The change that a mailed link names; null if it is over. */
export async function readAddressChange(
  connection: Connection,
  uuid: string,
): Promise<(AddressChange & { account: typeof users.$inferSelect }) | null> {
  const [row] = await connection
    .select()
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(eq(addressChanges.uuid, uuid))
  if (row === undefined || row.users.deactivated) return null
  const { email, locale } = row.users
  return { uuid, from: email, to: row.address_changes.email, locale, account: row.users }
}

/**
 * Gives the account its next address: its holder has confirmed it. Sessions end, and what was sent to either address
 * becomes invalid.
 * @throws `auth_link_invalid` if the change is over; `account_exists` if another account has the address meanwhile
 */
export async function confirmAddress(
  tx: Connection,
  uuid: string,
  now: Date,
): Promise<{ changed: AddressChange; change: Change }> {
  const asked = await readAddressChange(tx, uuid)
  if (asked === null) throw new Refusal('auth_link_invalid')
  // Sorted, so that two changes cannot wait for each other.
  for (const email of [asked.from, asked.to].toSorted()) await lockAddress(tx, email)
  await tx.select().from(users).where(eq(users.id, asked.account.id)).for('update')
  const found = await readAddressChange(tx, uuid)
  if (found === null || found.from !== asked.from) throw new Refusal('auth_link_invalid')
  const { account, ...changed } = found
  const { from, to } = changed
  if ((await tx.$count(users, eq(users.email, to))) > 0) throw new Refusal('account_exists')
  await withdrawAddress(tx, account.id)
  await tx
    .update(users)
    .set({ email: to, version: account.version + 1 })
    .where(eq(users.id, account.id))
  await endFamilies(tx, account.id, now, { because: 'address_changed' })
  await voidCodes(tx, from, now)
  await voidCodes(tx, to, now)
  const change: Change = {
    kind: 'person',
    subject: to,
    subjectUuid: account.uuid,
    buildingUuid: account.defaultBuildingUuid,
    before: { email: from },
    after: { email: to },
  }
  return { changed, change }
}
