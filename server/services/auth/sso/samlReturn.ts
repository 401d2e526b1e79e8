import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { samlAssertions, ssoProviders } from '../../../db/schema'
import type { Assertion } from '../../../ports/saml'
import { IsolationError } from '../../../workers/isolated'
import { Refusal } from '../../platform/refusal'
import { fingerprintOf } from './certificates'
import { clockSkewMs } from './clockSkew'
import type { SsoDependencies } from './dependencies'
import { providerByUuid, samlProviderOf, samlServiceAt } from './parties'
import { MissingAddressError } from './providerFailure'
import type { ProviderRow } from './providers'
import { takeReturn } from './transactions'
import { type Vouched, vouchFor } from './vouchFor'

/**
 * Handles the response of a SAML provider. The state is consumed, whatever the result. `onStopped` is called if reading
 * the response took too long or too much memory.
 * @throws `sso_state_invalid`, `sso_assertion_invalid`, `sso_email_mismatch` or `sso_cancelled`
 */
export async function returnFromSaml(
  dependencies: SsoDependencies,
  { state, samlResponse }: { state: string; samlResponse: string },
  onStopped: () => Promise<void>,
): Promise<Vouched> {
  const { connection, now, report, saml } = dependencies
  const transaction = await takeReturn(connection, state, now)
  const row = await providerByUuid(connection, transaction?.providerUuid ?? null)
  if (transaction === null || row === null) throw new Refusal('sso_state_invalid')
  const { redirectUri, samlRequestId } = transaction
  if (redirectUri === null || samlRequestId === null) throw new Refusal('sso_state_invalid')
  const { origin } = new URL(redirectUri)
  const provider = samlProviderOf(row, origin)
  const request = { provider, service: samlServiceAt(origin), requestId: samlRequestId }
  const answer = await saml.readAnswer(request, samlResponse).catch(async (error: unknown) => {
    report(row.uuid, error)
    if (error instanceof IsolationError && error.reason === 'stopped') {
      await onStopped()
      throw new Refusal('sso_assertion_invalid')
    }
    throw new Refusal('sso_provider_unavailable')
  })
  if (answer.outcome === 'declined') throw new Refusal('sso_cancelled')
  if (answer.outcome === 'refused') {
    report(row.uuid, answer.error)
    throw new Refusal('sso_assertion_invalid')
  }
  const { assertion } = answer
  await acceptOnce(connection, provider.entityId, assertion)
  await noteSigner(connection, row, assertion.signedBy)
  if (assertion.emails.length === 0) report(row.uuid, new MissingAddressError(assertion.attributes))
  return vouchFor(connection, transaction, assertion, now)
}

/** Remembers which of the provider's certificates it signs with: operators may remove the others. */
async function noteSigner(connection: Connection, row: ProviderRow, pem: string): Promise<void> {
  const signedBy = fingerprintOf(pem)
  if (signedBy === row.signedBy) return
  await connection.update(ssoProviders).set({ signedBy }).where(eq(ssoProviders.uuid, row.uuid))
}

/** Refuses an assertion whose id was accepted before. Ids are unique within one provider. */
async function acceptOnce(
  connection: Connection,
  issuer: string,
  { id, expiresAt }: Assertion,
): Promise<void> {
  const accepted = await connection
    .insert(samlAssertions)
    .values({
      id: `${issuer} ${id}`,
      expiresAt: new Date(expiresAt.getTime() + clockSkewMs),
    })
    .onConflictDoNothing()
    .returning({ id: samlAssertions.id })
  if (accepted.length === 0) throw new Refusal('sso_assertion_invalid')
}
