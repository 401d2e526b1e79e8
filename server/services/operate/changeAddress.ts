import { domainOf } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, users } from '../../db/schema'
import { lockAddress } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'
import { type Actor, checkWhole } from './changePeople'
import { lockPerson, readPerson } from './people'

/**
 * Gives an account another address; it keeps all that it had, also its sessions.
 * @throws `account_exists` if another account has the address; `permission_denied`, `not_found`
 */
export async function changeAddress(
  tx: Connection,
  uuid: string,
  email: string,
  actor: Actor,
): Promise<OperatedPerson> {
  await lockAddress(tx, email)
  const row = await lockPerson(tx, uuid)
  await checkWhole(tx, row, actor)
  if ((await tx.$count(users, eq(users.email, email))) > 0) {
    throw new Refusal('account_exists', { detail: 'Another account has this address.' })
  }
  await tx
    .update(users)
    .set({ email, version: row.version + 1 })
    .where(eq(users.id, row.id))
  return readPerson(tx, uuid, actor)
}

/** The company that the domain of an address belongs to; null if it belongs to none. */
export async function ownerOfAddress(tx: Connection, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyUuid: emailDomains.companyUuid })
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domainOf(email)), isNotNull(emailDomains.companyUuid)))
    .limit(1)
  return row?.companyUuid ?? null
}
