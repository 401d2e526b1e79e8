import { randomUUID } from 'node:crypto'
import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import {
  type IdentityProviderFields,
  type IdentityProviderProblem,
  identityProviderProblems,
} from '@rules/operate/identityProvider'
import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { ssoProviders } from '../../db/schema'
import type { ProviderRow } from '../auth/sso/providers'
import { Refusal } from '../platform/refusal'
import { type ListQuery, matching, pageSize } from './list'
import { withChange } from './offers/building'
import { checkVersion } from './versioned'

export type IdentityProviderChange = { version: number } & {
  [Field in keyof IdentityProviderFields]?: IdentityProviderFields[Field] | undefined
}

/** The identity providers of all companies, by name unless sorted otherwise. */
export async function identityProviderPage(connection: Connection, query: ListQuery) {
  const { name, domain, uuid } = ssoProviders
  const found =
    query.search === undefined
      ? undefined
      : or(ilike(name, matching(query.search)), ilike(domain, matching(query.search)))
  const column = query.sort === 'domain' ? domain : name
  const rows = await connection
    .select()
    .from(ssoProviders)
    .where(found)
    .orderBy(query.descending === true ? desc(column) : asc(column), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return { data: rows.map(providerOf), total: await connection.$count(ssoProviders, found) }
}

/** @throws `not_found` */
export async function readIdentityProvider(
  connection: Connection,
  uuid: string,
): Promise<OperatedIdentityProvider> {
  const [row] = await connection.select().from(ssoProviders).where(eq(ssoProviders.uuid, uuid))
  if (row === undefined) throw notFound()
  return providerOf(row)
}

/** @throws `invalid_request` */
export async function createIdentityProvider(
  tx: Connection,
  fields: IdentityProviderFields,
): Promise<OperatedIdentityProvider> {
  refuseProvider(identityProviderProblems(fields))
  const row = unsavedProvider(fields)
  await tx.insert(ssoProviders).values(row)
  return readIdentityProvider(tx, row.uuid)
}

/** A row with these fields, which is not stored. */
const unsavedProvider = (fields: IdentityProviderFields): ProviderRow => ({
  ...columnsOf(fields),
  uuid: randomUUID(),
  version: 1,
  signedBy: null,
})

/**
 * A row with these fields, to be tried. A variable that only a file can name is tried at the issuer for which it is
 * stored.
 * @throws `invalid_request`
 */
export async function providerToTry(
  connection: Connection,
  fields: IdentityProviderFields,
): Promise<ProviderRow> {
  const { issuer, client_secret_variable: variable } = fields
  const isStored =
    variable !== null &&
    (await connection.$count(
      ssoProviders,
      and(eq(ssoProviders.issuer, issuer), eq(ssoProviders.clientSecretVariable, variable)),
    )) > 0
  const problems = identityProviderProblems(fields)
  refuseProvider(problems.filter(({ code }) => code !== 'variable' || !isStored))
  const [known] = await connection
    .select({ signedBy: ssoProviders.signedBy })
    .from(ssoProviders)
    .where(and(eq(ssoProviders.issuer, issuer), eq(ssoProviders.domain, fields.domain)))
  return { ...unsavedProvider(fields), signedBy: known?.signedBy ?? null }
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function updateIdentityProvider(
  tx: Connection,
  uuid: string,
  { version, ...change }: IdentityProviderChange,
): Promise<{ before: OperatedIdentityProvider; after: OperatedIdentityProvider }> {
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = providerOf(row)
  const fields = withChange<IdentityProviderFields>(before, change)
  const problems = identityProviderProblems(fields)
  // A file may name another variable; the console leaves that as it is.
  const isOwn = fields.client_secret_variable === before.client_secret_variable
  refuseProvider(problems.filter(({ code }) => code !== 'variable' || !isOwn))
  await tx
    .update(ssoProviders)
    .set({ ...columnsOf(fields), version: row.version + 1 })
    .where(eq(ssoProviders.uuid, uuid))
  return { before, after: await readIdentityProvider(tx, uuid) }
}

/** @throws `not_found` */
export async function deleteIdentityProvider(
  tx: Connection,
  uuid: string,
): Promise<OperatedIdentityProvider> {
  const row = await lockedRow(tx, uuid)
  await tx.delete(ssoProviders).where(eq(ssoProviders.uuid, uuid))
  return providerOf(row)
}

async function lockedRow(tx: Connection, uuid: string): Promise<ProviderRow> {
  const [row] = await tx
    .select()
    .from(ssoProviders)
    .where(eq(ssoProviders.uuid, uuid))
    .for('update')
  if (row === undefined) throw notFound()
  return row
}

const messages: Record<IdentityProviderProblem['code'], string> = {
  invalid: 'Is not allowed',
  required: 'Is needed for this protocol',
  address: 'Must be an address of the web',
  variable: 'Must be a variable whose name begins with SSO_',
  certificate: 'Must be a certificate or a public key, as PEM',
}

function refuseProvider(problems: readonly IdentityProviderProblem[]): void {
  if (problems.length === 0) return
  throw new Refusal('invalid_request', {
    errors: problems.map(({ field, code }) => ({
      path: `body.${field}`,
      code,
      message: messages[code],
    })),
  })
}

const notFound = () => new Refusal('not_found', { detail: 'No such identity provider.' })

const providerOf = (row: ProviderRow): OperatedIdentityProvider => ({
  uuid: row.uuid,
  version: row.version,
  name: row.name,
  domain: row.domain,
  protocol: row.protocol,
  required: row.required,
  provisioned_only: row.provisionedOnly,
  issuer: row.issuer,
  url: row.url,
  client_id: row.clientId,
  client_secret_variable: row.clientSecretVariable,
  certificate: row.certificate,
})

/** Only the fields of its protocol are stored. */
const columnsOf = (fields: IdentityProviderFields) => {
  const isOpenId = fields.protocol === 'oidc'
  return {
    name: fields.name,
    domain: fields.domain,
    protocol: fields.protocol,
    required: fields.required,
    provisionedOnly: fields.provisioned_only,
    issuer: fields.issuer,
    url: isOpenId ? null : fields.url,
    clientId: isOpenId ? fields.client_id : null,
    clientSecretVariable: (isOpenId && fields.client_secret_variable) || null,
    certificate: isOpenId ? null : fields.certificate,
  }
}
