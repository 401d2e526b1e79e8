import { randomUUID } from 'node:crypto'
import { domainOf } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, scimAccounts, userBuildings, users } from '../../db/schema'
import { lockAddress, lockUserName } from '../auth/addressLock'
import type { Change } from '../operate/auditLog'
import { changeAddress, ownerOfAddress } from '../operate/changeAddress'
import { type Actor, checkWhole, setPersonActive, updatePerson } from '../operate/changePeople'
import { lockOperators } from '../operate/lastOperator'
import { lockPerson, readPerson } from '../operate/people'
import { buildingsOfCompanies } from '../operate/reach'
import { Refusal } from '../platform/refusal'
import { addressIn, type ScimAttributes } from './attributes'
import { actorOf, type Provisioner } from './provisioner'
import { ScimRefusal } from './scimRefusal'
import { isUserNameTaken, readScimUser, type ScimUser } from './users'

type Provisioned = { user: ScimUser; changes: Change[] }

/**
 * Adds a person to a company, who belongs to its buildings as someone invited and gets no mail. An account that exists
 * is taken over if it was deleted before, or if it is of no company and its address is in a domain of this one.
 * @throws `uniqueness`, `invalidValue`
 */
export async function createScimUser(
  tx: Connection,
  provisioner: Provisioner,
  sent: ScimAttributes,
  now: Date,
): Promise<Provisioned> {
  const { companyUuid } = provisioner
  const { userName, givenName, familyName, active = true } = sent
  if (userName === undefined) throw missing('userName')
  const email = sent.email ?? addressIn(userName)
  if (email === undefined) throw missing('emails')
  if (givenName === undefined) throw missing('name.givenName')
  if (familyName === undefined) throw missing('name.familyName')
  await lockFor(tx, companyUuid, { userName, email, active })
  await refuseTakenName(tx, companyUuid, userName, null)
  const isOwnDomain = await checkDomain(tx, companyUuid, email)
  const actor = await actorOf(tx, provisioner, now)
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  const values = { firstName: givenName, lastName: familyName, deactivated: !active }
  if (known !== undefined) {
    const before = await takeOver(tx, known, { companyUuid, isOwnDomain, actor })
    await call(tx, companyUuid, known.id, { userName })
    await linkToBuildings(tx, companyUuid, known)
    const { user } = await changeScimUser(tx, provisioner, known.uuid, { ...sent, active }, { now })
    return { user, changes: [changeOf(before, await recordOf(tx, user, actor))] }
  }
  const uuid = randomUUID()
  const [row] = await tx
    .insert(users)
    .values({ uuid, email, companyUuid, createdBy: 'scim', ...values })
    .returning({ id: users.id, email: users.email })
  if (row === undefined) throw new Error('The account was not inserted')
  const { externalId = null } = sent
  await tx.insert(scimAccounts).values({ userId: row.id, companyUuid, userName, externalId })
  await linkToBuildings(tx, companyUuid, row)
  const user = await readScimUser(tx, companyUuid, uuid)
  const after = await recordOf(tx, user, actor)
  return { user, changes: [changeOf(null, after)] }
}

type Options = { now: Date; version?: number | undefined }

/**
 * Changes what was sent, and nothing else.
 * @throws `not_found`, `uniqueness`, `invalidValue`; `permission_denied` for someone who has roles beyond the company, or
 *   also belongs to a building where it does not rent; `version_conflict`
 */
export async function changeScimUser(
  tx: Connection,
  provisioner: Provisioner,
  uuid: string,
  sent: ScimAttributes,
  { now, version }: Options,
): Promise<Provisioned> {
  const { companyUuid } = provisioner
  await lockFor(tx, companyUuid, sent)
  await lockPerson(tx, (await readScimUser(tx, companyUuid, uuid)).uuid)
  const before = await readKept(tx, companyUuid, uuid)
  if (version !== undefined && version !== before.version) {
    throw new Refusal('version_conflict', { detail: 'The user has changed since it was read.' })
  }
  const actor = await actorOf(tx, provisioner, now)
  const recorded = await recordOf(tx, before, actor)
  await changeNames(tx, before, sent, actor)
  if (sent.email !== undefined && sent.email !== before.email) {
    const isOwnDomain = await checkDomain(tx, companyUuid, sent.email)
    // The owner of the new mailbox can set a new password, so it must be one of the company's.
    if (before.confirmed && !isOwnDomain) {
      throw new ScimRefusal('invalidValue', 'The new address must be in a domain of the company.')
    }
    await changeAddress(tx, before.uuid, sent.email, actor)
  }
  await changeCalling(tx, companyUuid, before, sent, actor)
  if (sent.active !== undefined && sent.active !== before.active) {
    const current = await readScimUser(tx, companyUuid, uuid)
    await setPersonActive(tx, before.uuid, { version: current.version, active: sent.active }, actor)
  }
  const user = await readScimUser(tx, companyUuid, uuid)
  const changes =
    user.version === before.version ? [] : [changeOf(recorded, await recordOf(tx, user, actor))]
  return { user, changes }
}

/**
 * Deactivates an account, which keeps all that it had. The provider does not find it any more; it is the same one if
 * the provider creates the person again.
 * @throws `not_found`, `permission_denied`, `version_conflict`
 */
export async function deleteScimUser(
  tx: Connection,
  provisioner: Provisioner,
  uuid: string,
  options: Options,
): Promise<Change[]> {
  const { companyUuid } = provisioner
  const { user, changes } = await changeScimUser(tx, provisioner, uuid, { active: false }, options)
  const { id, userName } = user
  await call(tx, companyUuid, id, { userName, deletedAt: options.now })
  if (changes.length > 0) return changes
  // It was deactivated before; the log has the deletion all the same.
  const actor = await actorOf(tx, provisioner, options.now)
  const record = await recordOf(tx, user, actor)
  return [changeOf(record, { ...record, provisioned: false })]
}

async function changeNames(
  tx: Connection,
  { uuid, version, ...before }: ScimUser,
  { givenName = before.givenName, familyName = before.familyName }: ScimAttributes,
  actor: Actor,
): Promise<void> {
  if (givenName === before.givenName && familyName === before.familyName) return
  const names = { first_name: givenName, last_name: familyName }
  await updatePerson(tx, uuid, { version, ...names }, actor)
}

/** Changes how the provider calls the person. */
async function changeCalling(
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

/**
 * Reads a person to change them. If the provider deleted them and the console has reactivated them since, they are not
 * deleted any more; a user name that another person got meanwhile stays with that one.
 */
async function readKept(tx: Connection, companyUuid: string, uuid: string): Promise<ScimUser> {
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
async function call(
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

/** Locks in one order, in which the console locks too, so that no two changes wait for each other. */
async function lockFor(
  tx: Connection,
  companyUuid: string,
  { active, email, userName }: ScimAttributes,
): Promise<void> {
  if (active === false) await lockOperators(tx)
  if (email !== undefined) await lockAddress(tx, email)
  if (userName !== undefined) await lockUserName(tx, companyUuid, userName)
}

async function refuseTakenName(
  tx: Connection,
  companyUuid: string,
  userName: string,
  own: ScimUser | null,
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

/**
 * As the import of people does, refuses an address in a domain of another company.
 * @returns whether the domain is one of this company
 */
async function checkDomain(tx: Connection, companyUuid: string, email: string): Promise<boolean> {
  const owner = await ownerOfAddress(tx, email)
  if (owner === null || owner === companyUuid) return owner !== null
  throw new ScimRefusal('invalidValue', `${domainOf(email)} is the domain of another company.`)
}

type Place = { companyUuid: string; isOwnDomain: boolean; actor: Actor }

/**
 * @returns the person as they were
 * @throws `uniqueness` for an account that is not this company's to take over; `permission_denied`
 */
async function takeOver(
  tx: Connection,
  known: typeof users.$inferSelect,
  { companyUuid, isOwnDomain, actor }: Place,
): Promise<OperatedPerson> {
  const [calling] = await tx
    .select()
    .from(scimAccounts)
    .where(and(eq(scimAccounts.userId, known.id), eq(scimAccounts.companyUuid, companyUuid)))
  const isOwn = known.companyUuid === companyUuid
  const isDeleted = isOwn && known.deactivated && calling?.deletedAt != null
  const isFree = known.companyUuid === null && isOwnDomain && !known.deactivated
  if ((!isDeleted && !isFree) || known.roles.includes('kiosk')) {
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
async function linkToBuildings(
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
      and(eq(emailDomains.domain, domainOf(email)), inArray(emailDomains.buildingUuid, rented)),
    )
  const places = ofDomain.length > 0 ? ofDomain.map(({ uuid }) => uuid) : rented
  await tx
    .insert(userBuildings)
    .values(places.map((buildingUuid) => ({ userId, buildingUuid, source: 'invitation' as const })))
    .onConflictDoNothing()
}

type PersonRecord = Awaited<ReturnType<typeof recordOf>>

/** A person as the log of changes has them. */
async function recordOf(tx: Connection, { uuid, userName, externalId }: ScimUser, actor: Actor) {
  const person = await readPerson(tx, uuid, actor)
  return { ...person, user_name: userName, external_id: externalId }
}

function changeOf(
  before: OperatedPerson | null,
  after: PersonRecord & { provisioned?: boolean },
): Change {
  const { email, uuid, buildings } = after
  const buildingUuid = buildings[0]?.uuid ?? null
  return { kind: 'person', subject: email, subjectUuid: uuid, buildingUuid, before, after }
}

const missing = (attribute: string) =>
  new ScimRefusal('invalidValue', `“${attribute}” is required.`)
