import { randomBytes } from 'node:crypto'
import { authorizationUrl, newNonce, newPkceVerifier } from '../../ports/openid'
import { Refusal } from '../refusal'
import type { SsoHands } from './hands'
import { openIdProviderOf, openIdReturnPath, samlProviderOf, samlServiceAt } from './parties'
import { type ProviderRow, providersFor } from './providers'
import { type Attempt, findOpen, recordAttempt, type Transaction } from './transactions'

/** The browser that begins: how it reaches us, and where our own server listens. */
export type Visitor = { origin: string; connectTo: string | null }

export type Started = {
  location: string
  transactionUuid: string
  /** Stays with the browser that began: only this one may go on to a session. */
  nonce: string
}

/**
 * Begins, or begins anew, a visit to one of the providers that an attempt was offered. Refuses with
 * `sso_state_invalid` or `sso_provider_unavailable`.
 */
export async function startVisit(
  hands: SsoHands,
  asked: { state: string; providerUuid: string },
  visitor: Visitor,
): Promise<Started> {
  const { connection, now } = hands
  const transaction = await findOpen(connection, asked.state, now)
  if (transaction === null) throw new Refusal('sso_state_invalid')
  // Asked for anew: no other company's provider may ever vouch for this address.
  const offered = await providersFor(connection, transaction.email)
  const row = offered.find(({ uuid }) => uuid === asked.providerUuid)
  if (row === undefined) throw new Refusal('sso_provider_unavailable')
  const { location, attempt } = await prepare(hands, row, transaction, asked.state, visitor).catch(
    (error: unknown) => {
      hands.report(row.uuid, error)
      throw new Refusal('sso_provider_unavailable')
    },
  )
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
  hands: SsoHands,
  row: ProviderRow,
  transaction: Transaction,
  state: string,
  visitor: Visitor,
): Promise<Prepared> {
  return row.protocol === 'oidc'
    ? prepareOpenId(hands, row, transaction, state, visitor)
    : prepareSaml(hands, row, transaction, state, visitor)
}

async function prepareOpenId(
  { allowHttp }: SsoHands,
  row: ProviderRow,
  { email }: Transaction,
  state: string,
  { origin, connectTo }: Visitor,
): Promise<Prepared> {
  const provider = openIdProviderOf(row, { origin, allowHttp, connectTo })
  const redirectUri = origin + openIdReturnPath
  const [nonce, pkceVerifier] = [newNonce(), newPkceVerifier()]
  const visit = { redirectUri, state, nonce, pkceVerifier }
  const location = await authorizationUrl(provider, visit, email)
  return {
    location: location.href,
    attempt: { redirectUri, nonce, pkceVerifier, samlRequestId: null },
  }
}

async function prepareSaml(
  { saml }: SsoHands,
  row: ProviderRow,
  { email }: Transaction,
  state: string,
  { origin }: Visitor,
): Promise<Prepared> {
  const service = samlServiceAt(origin)
  // An XML id begins with no digit.
  const id = `_${randomBytes(20).toString('hex')}`
  const visit = { provider: samlProviderOf(row, origin), service, requestId: id }
  const location = await saml.requestUrl(visit, state, email)
  return {
    location,
    attempt: {
      redirectUri: service.acsUrl,
      nonce: newNonce(),
      pkceVerifier: null,
      samlRequestId: id,
    },
  }
}
