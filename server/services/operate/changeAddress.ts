import { domainOf } from '@contract/email'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, users } from '../../db/schema'
import { type AddressChange, requestAddress, withdrawAddress } from '../auth/address/addressChange'
import { lockAddress } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'
import { type Actor, checkWhole } from './changePeople'
import { lockPerson } from './people'

/**
 * Gives an account another address. That of someone who has signed up waits until the next mailbox confirms it; their
 * present address takes an earlier request back.
 * @returns what waits for a confirmation; null if nothing does
 * @throws `account_exists` if another account has the address; `permission_denied`, `not_found`
 */
export async function changeAddress(
  tx: Connection,
  uuid: string,
  email: string,
  actor: Actor,
): Promise<AddressChange | null> {
  await lockAddress(tx, email)
  const row = await lockPerson(tx, uuid)
  await checkWhole(tx, row, actor)
  const isPresent = row.email === email
  if (!isPresent && (await tx.$count(users, eq(users.email, email))) > 0) {
    throw new Refusal('account_exists', { detail: 'Another account has this address.' })
  }
  const isImmediate = !row.confirmed
  await tx
    .update(users)
    .set({ ...(isImmediate && { email }), version: row.version + 1 })
    .where(eq(users.id, row.id))
  if (!isImmediate && !isPresent) return requestAddress(tx, row, email, actor.now)
  await withdrawAddress(tx, row.id)
  return null
}

/** The company that has proven the domain of an address; null if none has. */
export async function ownerOfAddress(tx: Connection, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyUuid: emailDomains.companyUuid })
    .from(emailDomains)
    .where(
      and(
        eq(emailDomains.domain, domainOf(email)),
        eq(emailDomains.proven, true),
        isNotNull(emailDomains.companyUuid),
      ),
    )
    .limit(1)
  return row?.companyUuid ?? null
}
