import { Refusal } from '../../platform/refusal'
import type { SsoDependencies } from './dependencies'
import { openIdProviderOf, providerByUuid } from './parties'
import { takeReturn } from './transactions'
import { type Vouched, vouchFor } from './vouchFor'

/**
 * Handles the code that an OpenID provider sent back. The state is consumed, whatever the result.
 * @throws `sso_state_invalid`, `sso_provider_unavailable`, `sso_exchange_failed` or `sso_email_mismatch`
 */
export async function returnFromOpenId(
  dependencies: SsoDependencies,
  { state, code }: { state: string; code: string },
): Promise<Vouched> {
  const { connection, now, openId, allowHttp, allowPrivate, report } = dependencies
  const transaction = await takeReturn(connection, state, now)
  const row = await providerByUuid(connection, transaction?.providerUuid ?? null)
  if (transaction === null || row === null) throw new Refusal('sso_state_invalid')
  const { redirectUri, nonce, pkceVerifier } = transaction
  if (redirectUri === null || nonce === null || pkceVerifier === null) {
    throw new Refusal('sso_state_invalid')
  }
  const { origin } = new URL(redirectUri)
  const reach = { origin, allowHttp, allowPrivate, connectTo: null }
  const request = { redirectUri, state, nonce, pkceVerifier }
  const exchange = await openId.exchangeCode(() => openIdProviderOf(row, reach), request, code)
  if (exchange.outcome !== 'person') {
    report(row.uuid, exchange.error)
    throw new Refusal(
      exchange.outcome === 'unavailable' ? 'sso_provider_unavailable' : 'sso_exchange_failed',
    )
  }
  const { person } = exchange
  if (!person.emailVerified) throw new Refusal('sso_email_mismatch')
  const emails = person.email === null ? [] : [person.email]
  return vouchFor(connection, transaction, { ...person, emails }, now)
}
