import { discover } from '../adapters/openid/discovery'
import { FetchError } from '../adapters/publicFetch'
import type { Connection } from '../db/database'
import { ssoProviders } from '../db/schema'
import { type SigningKey, signingKeyOf } from '../services/auth/sso/certificates'
import { openIdProviderOf, samlProviderOf } from '../services/auth/sso/parties'
import { failureReason } from '../services/auth/sso/providerFailure'
import type { ProviderRow } from '../services/auth/sso/providers'
import { connectionReason } from '../settings/connectionReason'
import { type Finding, type FindingState, finding } from './finding'

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
    if (row.protocol === 'saml') return checkCertificates(row, provider, now)
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

type Judged = { state: FindingState; text: string }

/** All of a provider's certificates count; the worst of them decides, unless another one signs. */
function checkCertificates(
  row: ProviderRow,
  provider: ReturnType<typeof finding>,
  now: Date,
): Finding {
  const { certificates, ssoUrl } = samlProviderOf(row, '')
  const keys = certificates.map(signingKeyOf)
  const judged = keys.map((key) => judge(key, now))
  const [only] = judged
  if (judged.length === 1 && only !== undefined) {
    return provider(only.state, only.state === 'ok' ? `${ssoUrl} ${only.text}` : only.text)
  }
  const lines = judged.map(({ text }, index) => {
    const key = keys[index] ?? null
    const name = key === null ? `the ${ordinal(index)}` : `${key.fingerprint.slice(0, 8)}…`
    const signs = key !== null && key.fingerprint === row.signedBy
    return `${name} ${text.replace(/(?<!\.)$/, '.')}${signs ? ' It signed the last sign-in.' : ''}`
  })
  const used = judged[keys.findIndex((key) => key !== null && key.fingerprint === row.signedBy)]
  const isUsable = judged.some(({ state }) => state !== 'failed')
  const state = used?.state ?? (isUsable ? worstOf(judged) : 'failed')
  return provider(state, `${ssoUrl} has ${judged.length} certificates: ${lines.join(' ')}`)
}

/** Before the first sign-in, an expired certificate is only a warning: the provider may use another one. */
const worstOf = (judged: readonly Judged[]): FindingState =>
  judged.every(({ state }) => state === 'ok') ? 'ok' : 'warning'

const ordinal = (index: number) => ['first', 'second', 'third'][index] ?? `${index + 1}th`

function judge(key: SigningKey | null, now: Date): Judged {
  if (key === null) {
    return {
      state: 'failed',
      text: 'has a certificate that cannot be read. Store the signing certificate of its metadata, as PEM.',
    }
  }
  if (key.end === null) return { state: 'ok', text: 'has a public key, which does not expire' }
  const date = key.end.toISOString().slice(0, 10)
  const days = Math.floor((key.end.getTime() - now.getTime()) / dayMs)
  if (days < 0) {
    return {
      state: 'failed',
      text: `has a certificate that expired on ${date}. Store the current one of its metadata.`,
    }
  }
  return days < noticeDays
    ? {
        state: 'warning',
        text: `has a certificate that expires on ${date}. Ask for the next one.`,
      }
    : { state: 'ok', text: `has a certificate until ${date}` }
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
