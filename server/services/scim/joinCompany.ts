import { domainOf } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, userBuildings, users } from '../../db/schema'
import { ownerOfAddress } from '../operate/changeAddress'
import { type Actor, checkWhole } from '../operate/changePeople'
import { readPerson } from '../operate/people'
import { buildingsOfCompanies } from '../operate/reach'
import { ScimRefusal } from './scimRefusal'

/**
 * As the import of people does, refuses an address in a domain of another company.
 * @returns whether the domain is one of this company
 */
export async function checkDomain(
  tx: Connection,
  companyUuid: string,
  email: string,
): Promise<boolean> {
  const owner = await ownerOfAddress(tx, email)
  if (owner === null || owner === companyUuid) return owner !== null
  throw new ScimRefusal('invalidValue', `${domainOf(email)} is the domain of another company.`)
}

/** Whether an address is in a domain that the company has proven. */
export const isOfCompany = async (
  tx: Connection,
  companyUuid: string,
  email: string,
): Promise<boolean> => (await ownerOfAddress(tx, email)) === companyUuid

type Place = { companyUuid: string; isOwnDomain: boolean; actor: Actor }

/**
 * @returns the person as they were
 * @throws `uniqueness` for an account that is not this company's to take over; `permission_denied`
 */
export async function takeOver(
  tx: Connection,
  known: typeof users.$inferSelect,
  { companyUuid, isOwnDomain, actor }: Place,
): Promise<OperatedPerson> {
  const hasLeft = known.companyUuid === companyUuid && known.deactivated
  const isFree = known.companyUuid === null && isOwnDomain && !known.deactivated
  if ((!hasLeft && !isFree) || known.roles.includes('kiosk')) {
    throw new ScimRefusal('uniqueness', 'Another account has this address.')
  }
  const before = await readPerson(tx, known.uuid, actor)
  await tx
    .update(users)
    .set({ companyUuid, version: known.version + 1 })
    .where(eq(users.id, known.id))
  await checkWhole(tx, known, actor)
  return before
}

/**
 * Adds a person to those of the company's buildings where the domain of the address is registered, otherwise to all. A
 * membership that was revoked stays so: only an invitation by name restores it.
 */
export async function linkToBuildings(
  tx: Connection,
  companyUuid: string,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const rented = await buildingsOfCompanies(tx, [companyUuid])
  if (rented.length === 0) return
  const ofDomain = await tx
    .selectDistinct({ uuid: emailDomains.buildingUuid })
    .from(emailDomains)
    .where(
      and(
        eq(emailDomains.domain, domainOf(email)),
        eq(emailDomains.proven, true),
        inArray(emailDomains.buildingUuid, rented),
      ),
    )
  const places = ofDomain.length > 0 ? ofDomain.map(({ uuid }) => uuid) : rented
  await tx
    .insert(userBuildings)
    .values(places.map((buildingUuid) => ({ userId, buildingUuid, source: 'invitation' as const })))
    .onConflictDoNothing()
}
