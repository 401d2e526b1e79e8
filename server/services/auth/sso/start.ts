import { randomBytes } from 'node:crypto'
import { Refusal } from '../../platform/refusal'
import type { SsoDependencies } from './dependencies'
import { openIdProviderOf, openIdReturnPath, samlProviderOf, samlServiceAt } from './parties'
import { type ProviderRow, providersFor } from './providers'
import { type Attempt, findOpen, recordAttempt, type Transaction } from './transactions'

/** How the browser reaches this server, and the address at which the server listens. */
export type Visitor = { origin: string; connectTo: string | null }

export type Started = {
  location: string
  transactionUuid: string
  /** Stored in a cookie of this browser: only the browser that started the attempt may get the session. */
  nonce: string
}

/**
 * Starts or restarts the sign-in at one of the offered providers.
 * @throws `sso_state_invalid` or `sso_provider_unavailable`
 */
export async function startSso(
  dependencies: SsoDependencies,
  requested: { state: string; providerUuid: string },
  visitor: Visitor,
): Promise<Started> {
  const { connection, now } = dependencies
  const transaction = await findOpen(connection, requested.state, now)
  if (transaction === null) throw new Refusal('sso_state_invalid')
  // The providers are looked up again, so that the address cannot name the provider of another company.
  const offered = await providersFor(connection, transaction.email)
  const row = offered.find(({ uuid }) => uuid === requested.providerUuid)
  if (row === undefined) throw new Refusal('sso_provider_unavailable')
  const { location, attempt } = await prepare(
    dependencies,
    row,
    transaction,
    requested.state,
    visitor,
  ).catch((error: unknown) => {
    dependencies.report(row.uuid, error)
    throw new Refusal('sso_provider_unavailable')
  })
  const { uuid } = transaction
  if (!(await recordAttempt(connection, uuid, { ...attempt, providerUuid: row.uuid }))) {
    throw new Refusal('sso_state_invalid')
  }
  return { location, transactionUuid: uuid, nonce: attempt.nonce }
}

type Prepared = {
  location: string
  attempt: Omit<Attempt, 'providerUuid'> & { nonce: string }
}

function prepare(
  dependencies: SsoDependencies,
  row: ProviderRow,
  transaction: Transaction,
  state: string,
  visitor: Visitor,
): Promise<Prepared> {
  return row.protocol === 'oidc'
    ? prepareOpenId(dependencies, row, transaction, state, visitor)
    : prepareSaml(dependencies, row, transaction, state, visitor)
}

async function prepareOpenId(
  { openId, allowHttp, allowPrivate }: SsoDependencies,
  row: ProviderRow,
  { email }: Transaction,
  state: string,
  { origin, connectTo }: Visitor,
): Promise<Prepared> {
  const provider = openIdProviderOf(row, { origin, allowHttp, allowPrivate, connectTo })
  const redirectUri = origin + openIdReturnPath
  const [nonce, pkceVerifier] = [openId.newNonce(), openId.newPkceVerifier()]
  const request = { redirectUri, state, nonce, pkceVerifier }
  const location = await openId.authorizationUrl(provider, request, email)
  return {
    location: location.href,
    attempt: { redirectUri, nonce, pkceVerifier, samlRequestId: null },
  }
}

async function prepareSaml(
  { openId, saml }: SsoDependencies,
  row: ProviderRow,
  { email }: Transaction,
  state: string,
  { origin }: Visitor,
): Promise<Prepared> {
  const service = samlServiceAt(origin)
  // An XML id must not begin with a digit.
  const id = `_${randomBytes(20).toString('hex')}`
  const request = { provider: samlProviderOf(row, origin), service, requestId: id }
  const location = await saml.requestUrl(request, state, email)
  return {
    location,
    attempt: {
      redirectUri: service.acsUrl,
      nonce: openId.newNonce(),
      pkceVerifier: null,
      samlRequestId: id,
    },
  }
}
