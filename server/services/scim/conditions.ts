import { eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { addressChanges, scimAccounts, users } from '../../db/schema'
import type { Comparison, Filter } from './filter'
import { ScimRefusal } from './scimRefusal'

/** The name by which the identity provider knows a person. The query joins `scim_accounts`. */
export const userName = sql<string>`coalesce(${scimAccounts.userName}, ${users.email})`

/** The address that the identity provider set last. The query joins `address_changes`. */
export const address = sql<string>`coalesce(${addressChanges.email}, ${users.email})`

/** Texts that are compared without regard to case. */
const texts = new Map<string, SQL>([
  ['username', userName],
  ['emails', address],
  ['emails.value', address],
  ['emails.type', sql`'work'`],
  ['name.givenname', sql`${users.firstName}`],
  ['name.familyname', sql`${users.lastName}`],
  ['name.formatted', sql`${users.firstName} || ' ' || ${users.lastName}`],
  ['displayname', sql`${users.firstName} || ' ' || ${users.lastName}`],
])
/** Texts whose case matters. */
const exact = new Map<string, SQL>([
  ['id', sql`${users.uuid}::text`],
  ['externalid', sql`${scimAccounts.externalId}`],
])
const flags = new Map<string, SQL>([
  ['active', sql`(not ${users.deactivated})`],
  ['emails.primary', sql`true`],
])

/** How two texts are compared. */
const comparisons: Record<
  Exclude<Comparison['operator'], 'pr'>,
  (column: SQL, wanted: SQL) => SQL
> = {
  eq: (column, wanted) => eq(column, wanted),
  ne: (column, wanted) => sql`${column} is distinct from ${wanted}`,
  co: (column, wanted) => sql`position(${wanted} in ${column}) > 0`,
  sw: (column, wanted) => sql`starts_with(${column}, ${wanted})`,
  ew: (column, wanted) => sql`right(${column}, length(${wanted})) = ${wanted}`,
}

/**
 * A filter as a condition on `users` and `scim_accounts`; every value is a parameter of the query.
 * @throws `invalidFilter` for an attribute that no person has
 */
export function conditionOf(filter: Filter): SQL {
  if ('all' in filter) return sql`(${sql.join(filter.all.map(conditionOf), sql` and `)})`
  if ('any' in filter) return or(...filter.any.map(conditionOf)) ?? sql`false`
  if ('not' in filter) return not(sql`coalesce(${conditionOf(filter.not)}, false)`)
  const { attribute, operator, value } = filter
  const flag = flags.get(attribute)
  if (flag !== undefined) return flagCondition(flag, filter)
  const text = texts.get(attribute)
  const column = text === undefined ? exact.get(attribute) : sql`lower(${text})`
  if (column === undefined) throw wrong(`“${attribute}” cannot be filtered by`)
  if (operator === 'pr') return sql`${column} is not null`
  if (value === null) return operator === 'eq' ? isNull(column) : sql`${column} is not null`
  if (typeof value !== 'string') throw wrong(`“${attribute}” is a text`)
  const wanted = text === undefined ? sql`${value}::text` : sql`lower(${value}::text)`
  return comparisons[operator](column, wanted)
}

function flagCondition(flag: SQL, { attribute, operator, value }: Comparison): SQL {
  if (operator === 'pr') return sql`true`
  const wanted = String(value).toLowerCase()
  const isFlag = wanted === 'true' || wanted === 'false'
  if (!isFlag || (operator !== 'eq' && operator !== 'ne')) {
    throw wrong(`“${attribute}” is either true or false`)
  }
  const isWanted = (wanted === 'true') === (operator === 'eq')
  return isWanted ? flag : sql`(not ${flag})`
}

const wrong = (what: string) => new ScimRefusal('invalidFilter', `${what}.`)
