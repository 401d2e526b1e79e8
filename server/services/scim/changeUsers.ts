import { randomUUID } from 'node:crypto'
import type { OperatedPerson } from '@contract/operate/people'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { scimAccounts, users } from '../../db/schema'
import type { AddressChange } from '../auth/address/addressChange'
import { lockAddress, lockUserName } from '../auth/addressLock'
import type { Change } from '../operate/auditLog'
import { changeAddress } from '../operate/changeAddress'
import { type Actor, checkWhole, setPersonActive, updatePerson } from '../operate/changePeople'
import { lockOperators } from '../operate/lastOperator'
import { lockPerson, readPerson } from '../operate/people'
import { personChange } from '../operate/recordChange'
import { Refusal } from '../platform/refusal'
import { addressIn, type ScimAttributes } from './attributes'
import { call, changeCalling, readKept, refuseTakenName } from './calling'
import { checkDomain, isOfCompany, linkToBuildings, takeOver } from './joinCompany'
import { actorOf, type Provisioner } from './provisioner'
import { ScimRefusal } from './scimRefusal'
import { readScimUser, type ScimUser } from './users'

/** The person afterwards, and what the call changed. */
export type Provisioned = {
  user: ScimUser
  changes: Change[]
  /** An address that waits for its mailbox, if this call has asked for one. */
  addressChange: AddressChange | null
}

/**
 * Adds a person to a company, who belongs to its buildings as someone invited and gets no mail. An account that exists
 * is taken over if it was deactivated or deleted before, or if it is of no company and its address is in a domain of this
 * one.
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
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  await refuseTakenName(tx, companyUuid, userName, known ?? null)
  const isOwnDomain = await checkDomain(tx, companyUuid, email)
  const actor = await actorOf(tx, provisioner, now)
  const values = { firstName: givenName, lastName: familyName, deactivated: !active }
  if (known !== undefined) {
    const before = await takeOver(tx, known, { companyUuid, isOwnDomain, actor })
    await call(tx, companyUuid, known.id, { userName })
    await linkToBuildings(tx, companyUuid, known)
    const options = { now }
    const { user, addressChange } = await changeScimUser(
      tx,
      provisioner,
      known.uuid,
      { ...sent, active },
      options,
    )
    return { user, changes: [changeOf(before, await recordOf(tx, user, actor))], addressChange }
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
  return { user, changes: [changeOf(null, after)], addressChange: null }
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
  const addressChange =
    sent.email === undefined || sent.email === before.email
      ? null
      : await moveAddress(tx, companyUuid, before, sent.email, actor)
  await changeCalling(tx, companyUuid, before, sent, actor)
  if (sent.active !== undefined && sent.active !== before.active) {
    const current = await readScimUser(tx, companyUuid, uuid)
    await setPersonActive(tx, before.uuid, { version: current.version, active: sent.active }, actor)
  }
  const user = await readScimUser(tx, companyUuid, uuid)
  const changes =
    user.version === before.version ? [] : [changeOf(recorded, await recordOf(tx, user, actor))]
  return { user, changes, addressChange }
}

/**
 * The holder of a mailbox can set the password. So both that of someone who has signed up and the next one must be in a
 * domain of the company: it could read the mail of both anyway.
 * @throws `permission_denied`, `invalidValue`
 */
async function moveAddress(
  tx: Connection,
  companyUuid: string,
  { id, uuid, confirmed, currentEmail }: ScimUser,
  email: string,
  actor: Actor,
): Promise<AddressChange | null> {
  await checkWhole(tx, { id, uuid }, actor)
  const isOwn = await checkDomain(tx, companyUuid, email)
  if (confirmed && !(isOwn && (await isOfCompany(tx, companyUuid, currentEmail)))) {
    throw new ScimRefusal(
      'invalidValue',
      'Both the present and the new address must be in a domain that the company has proven.',
    )
  }
  return changeAddress(tx, uuid, email, actor)
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

type PersonRecord = Awaited<ReturnType<typeof recordOf>>

/** A person as the log of changes has them. */
async function recordOf(
  tx: Connection,
  { uuid, userName, externalId, email }: ScimUser,
  actor: Actor,
) {
  const person = await readPerson(tx, uuid, actor)
  const requested = email === person.email ? null : email
  return { ...person, user_name: userName, external_id: externalId, requested_email: requested }
}

const changeOf = (
  before: OperatedPerson | null,
  after: PersonRecord & { provisioned?: boolean },
): Change => personChange(after, before, after)

const missing = (attribute: string) =>
  new ScimRefusal('invalidValue', `“${attribute}” is required.`)
