import { createPublicKey, X509Certificate } from 'node:crypto'
import { discover } from '../adapters/openid/discovery'
import { FetchError } from '../adapters/publicFetch'
import type { Connection } from '../db/database'
import { ssoProviders } from '../db/schema'
import { openIdProviderOf, samlProviderOf } from '../services/auth/sso/parties'
import { failureReason } from '../services/auth/sso/providerFailure'
import type { ProviderRow } from '../services/auth/sso/providers'
import { connectionReason } from '../settings/connectionReason'
import { type Finding, finding } from './finding'

const dayMs = 24 * 3600 * 1000
const noticeDays = 30

type Given = { allowHttp: boolean; allowPrivate: boolean; now: Date }

/** Reads the discovery document of each OpenID provider, and the certificate of each SAML provider. */
export async function checkIdentityProviders({
  connection,
  ...given
}: Given & { connection: Connection }): Promise<Finding[]> {
  const rows = await connection.select().from(ssoProviders).orderBy(ssoProviders.domain)
  return Promise.all(rows.map(async (row) => checkProvider(row, given)))
}

/** Tries one provider, which need not be stored. */
export async function checkProvider(row: ProviderRow, { now, ...reach }: Given): Promise<Finding> {
  const provider = finding(`Identity provider ${row.name} of ${row.domain}`)
  // The demo's providers are pages of this server.
  if (row.issuer.startsWith('/')) return provider('ok', 'is a part of the demo')
  try {
    if (row.protocol === 'saml') return checkCertificate(row, provider, now)
    await discover(openIdProviderOf(row, { ...reach, origin: '', connectTo: null }))
    return provider('ok', `${row.issuer} has a discovery document`)
  } catch (error) {
    const reason = addressReason(error) ?? connectionReason(error) ?? failureReason(error)
    return provider(
      'failed',
      `cannot be used: ${reason}. Users of this domain cannot sign in with it; correct its settings.`,
    )
  }
}

function checkCertificate(
  row: ProviderRow,
  provider: ReturnType<typeof finding>,
  now: Date,
): Finding {
  const { certificate, ssoUrl } = samlProviderOf(row, '')
  const end = endOf(certificate)
  if (end === 'none') return provider('ok', `${ssoUrl} has a public key, which does not expire`)
  if (end === 'unreadable') {
    return provider(
      'failed',
      'has a certificate that cannot be read. Store the signing certificate of its metadata, as PEM.',
    )
  }
  const date = end.toISOString().slice(0, 10)
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs)
  if (days < 0) {
    return provider(
      'failed',
      `has a certificate that expired on ${date}. Store the current one of its metadata.`,
    )
  }
  return days < noticeDays
    ? provider('warning', `has a certificate that expires on ${date}. Ask for the next one.`)
    : provider('ok', `${ssoUrl} has a certificate until ${date}`)
}

/** When a certificate expires; a bare public key does not. */
function endOf(pem: string): Date | 'none' | 'unreadable' {
  try {
    if (pem.includes('CERTIFICATE')) return new Date(new X509Certificate(pem).validTo)
    createPublicKey(pem)
    return 'none'
  } catch {
    return 'unreadable'
  }
}

/** Why the server does not call an address, from the error or its cause; null for any other error. */
function addressReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (!(error instanceof FetchError)) return addressReason(error.cause)
  if (error.problem === 'private_address') {
    return 'it, or an endpoint that it names, has an address that is not public, and the server calls no others (server.privateIdentityProviders allows them)'
  }
  return error.problem === 'address'
    ? 'it, or an endpoint that it names, has no https address'
    : null
}
