import { randomUUID } from 'node:crypto'
import {
  type ImportError,
  type ImportReport,
  maxImportErrors,
  maxImportPeople,
} from '@contract/operate/imports'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  buildings,
  companies,
  companyBuildings,
  emailDomains,
  userBuildings,
  users,
} from '../../../db/schema'
import type { ImportedPerson, ReadPeople } from '../../../ports/fileParser'
import { Refusal } from '../../platform/refusal'
import type { View } from '../people'
import { shownAccounts } from '../shownAccounts'
import { shortened } from './readPeople'

type Import = { buildingUuid: string; read: ReadPeople; isDryRun: boolean; view: View }
type Company = { uuid: string; name: string }
type Placed = ImportedPerson & { employer: Company | null }

/** Rows of one statement; PostgreSQL allows 65,535 parameters in each. */
const batch = 1000

/**
 * Imports the people of a file into a building: those whose lines have no error. Accounts that exist keep their names,
 * their password and their company. No mail is sent. A dry run reports accounts beyond the caller's reach as new ones.
 * @throws `not_found` for a building that does not exist
 */
export async function importPeople(
  tx: Connection,
  { buildingUuid, read, isDryRun, view }: Import,
): Promise<{ building: string; report: ImportReport }> {
  const [building] = await tx.select().from(buildings).where(eq(buildings.uuid, buildingUuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const errors: ImportError[] = []
  const placed = await withCompanies(tx, buildingUuid, read.people, errors)
  const accounts = await accountsOf(tx, placed)
  const members = await membersOf(tx, buildingUuid, [...accounts.values()])
  const shown = await shownAccounts(tx, [...accounts.values()], view)
  const isKnown = ({ id }: Account) => members.has(id) || shown.has(id)
  for (const { email, line } of placed) {
    const account = accounts.get(email)
    if (account?.deactivated !== true || !isKnown(account)) continue
    const message = 'This account is deactivated; reactivate it, or leave the line out'
    errors.push({ line, column: 'email', code: 'deactivated', value: email, message })
  }
  const outcomeOf = ({ email }: Placed) => {
    const account = accounts.get(email)
    // Trying an address out must not show whether it has an account elsewhere.
    if (account === undefined || (isDryRun && !isKnown(account))) return 'added'
    return members.has(account.id) ? 'unchanged' : 'joined'
  }
  const failed = new Set([...read.failedLines, ...errors.map(({ line }) => line)])
  const valid = placed.filter(({ line }) => !failed.has(line))
  const outcomes = valid.map(outcomeOf)
  const count = (wanted: ReturnType<typeof outcomeOf>) =>
    outcomes.filter((outcome) => outcome === wanted).length
  const isImported = !isDryRun && valid.length > 0
  if (isImported) await insert(tx, buildingUuid, valid)
  return {
    building: building.name,
    report: {
      lines: read.lines,
      added: count('added'),
      joined: count('joined'),
      unchanged: count('unchanged'),
      imported: isImported,
      error_count: read.errorCount + errors.length,
      errors: [...read.errors, ...errors]
        .toSorted((a, b) => a.line - b.line)
        .slice(0, maxImportErrors),
      failed_lines: read.isRefused ? [] : [...failed].toSorted((a, b) => a - b),
      people: valid.slice(0, maxImportPeople).map((person) => {
        const { line, email, firstName, lastName, employer } = person
        const outcome = outcomeOf(person)
        return {
          line,
          email,
          first_name: firstName,
          last_name: lastName,
          company: outcome === 'added' ? (employer?.name ?? null) : null,
          outcome,
        }
      }),
    },
  }
}

/** Finds each person's company by name, otherwise by the domain of the address. */
async function withCompanies(
  tx: Connection,
  buildingUuid: string,
  people: readonly ImportedPerson[],
  errors: ImportError[],
): Promise<Placed[]> {
  const here = await tx
    .select({ uuid: companies.uuid, name: companies.name })
    .from(companyBuildings)
    .innerJoin(companies, eq(companies.uuid, companyBuildings.companyUuid))
    .where(eq(companyBuildings.buildingUuid, buildingUuid))
  const byName = new Map(here.map((each) => [each.name.toLowerCase(), each]))
  const owners = await tx
    .select()
    .from(emailDomains)
    .where(
      and(
        eq(emailDomains.buildingUuid, buildingUuid),
        eq(emailDomains.proven, true),
        isNotNull(emailDomains.companyUuid),
      ),
    )
  const ownerOf = new Map(owners.map(({ domain, companyUuid }) => [domain, companyUuid]))
  return people.map((person) => {
    const { company, domain, line } = person
    const owner = ownerOf.get(domain) ?? null
    const named = company === null ? null : (byName.get(company.toLowerCase()) ?? null)
    if (company !== null && named === null) {
      const message = 'No company of this name rents in the building'
      const value = shortened(company)
      errors.push({ line, column: 'company', code: 'company_unknown', value, message })
    } else if (named !== null && owner !== null && owner !== named.uuid) {
      const message = `${domain} is the domain of another company`
      const value = person.email
      errors.push({ line, column: 'email', code: 'domain_of_other_company', value, message })
    }
    return { ...person, employer: named ?? here.find(({ uuid }) => uuid === owner) ?? null }
  })
}

type Account = { id: number; email: string; deactivated: boolean; companyUuid: string | null }

async function accountsOf(
  tx: Connection,
  people: readonly Placed[],
): Promise<ReadonlyMap<string, Account>> {
  const rows: Account[] = []
  for (const some of batches(people)) {
    const addresses = some.map(({ email }) => email)
    const { id, email, deactivated, companyUuid } = users
    const columns = { id, email, deactivated, companyUuid }
    rows.push(...(await tx.select(columns).from(users).where(inArray(email, addresses))))
  }
  return new Map(rows.map((row) => [row.email, row]))
}

/** A membership that was revoked counts too: only an invitation by name restores it. */
async function membersOf(
  tx: Connection,
  buildingUuid: string,
  accounts: readonly Account[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const some of batches(accounts)) {
    const ids = some.map(({ id }) => id)
    const rows = await tx
      .select({ userId: userBuildings.userId })
      .from(userBuildings)
      .where(and(eq(userBuildings.buildingUuid, buildingUuid), inArray(userBuildings.userId, ids)))
    for (const { userId } of rows) found.add(userId)
  }
  return found
}

async function insert(
  tx: Connection,
  buildingUuid: string,
  people: readonly Placed[],
): Promise<void> {
  for (const some of batches(people)) {
    await tx
      .insert(users)
      .values(
        some.map(({ email, firstName, lastName, employer }) => ({
          uuid: randomUUID(),
          email,
          firstName,
          lastName,
          companyUuid: employer?.uuid ?? null,
          createdBy: 'upload' as const,
        })),
      )
      .onConflictDoNothing()
    const accounts = await accountsOf(tx, some)
    await tx
      .insert(userBuildings)
      .values(
        [...accounts.values()].map(({ id }) => ({
          userId: id,
          buildingUuid,
          source: 'invitation' as const,
        })),
      )
      .onConflictDoNothing()
  }
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch)
}
