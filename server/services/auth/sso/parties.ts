import { serviceProviderPaths } from '@contract/operate/identityProviders'
import { pemBlocks } from '@rules/operate/pemBlocks'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { ssoProviders } from '../../../db/schema'
import type { OpenIdProvider } from '../../../ports/openidProvider'
import type { SamlProvider, SamlService } from '../../../ports/saml'
import { ProviderSetupError } from './providerFailure'
import { type ProviderRow, reachedFrom } from './providers'

export const {
  openIdReturn: openIdReturnPath,
  samlReturn: samlReturnPath,
  samlMetadata: samlMetadataPath,
} = serviceProviderPaths

/** This server as a SAML service provider. Each of its origins is a separate service provider. */
export function samlServiceAt(origin: string): SamlService {
  return { entityId: origin + samlMetadataPath, acsUrl: origin + samlReturnPath }
}

type Reach = {
  origin: string
  allowHttp: boolean
  allowPrivate: boolean
  connectTo: string | null
}

/** @throws ProviderSetupError if the row is incomplete or the environment lacks the client's secret */
export function openIdProviderOf(row: ProviderRow, reach: Reach): OpenIdProvider {
  const { issuer, isOwn, clientId, clientSecretVariable } = reachedFrom(row, reach.origin)
  if (clientId === null) throw new ProviderSetupError('The provider has no client id')
  return {
    issuer,
    clientId,
    clientSecret: clientSecretVariable === null ? null : secretOf(clientSecretVariable),
    allowHttp: reach.allowHttp,
    allowPrivate: reach.allowPrivate,
    connectTo: isOwn ? reach.connectTo : null,
  }
}

export function samlProviderOf(row: ProviderRow, origin: string): SamlProvider {
  const { issuer, url, certificate } = reachedFrom(row, origin)
  if (url === null || certificate === null) {
    throw new ProviderSetupError('The provider has no address or no certificate')
  }
  const blocks = pemBlocks(certificate)
  // A key without a frame is tried as it is.
  return { entityId: issuer, ssoUrl: url, certificates: blocks.length > 0 ? blocks : [certificate] }
}

export async function providerByUuid(
  connection: Connection,
  uuid: string | null,
): Promise<ProviderRow | null> {
  if (uuid === null) return null
  const [row] = await connection.select().from(ssoProviders).where(eq(ssoProviders.uuid, uuid))
  return row ?? null
}

function secretOf(variable: string): string {
  const secret = process.env[variable]
  if (!secret) throw new ProviderSetupError(`The environment variable ${variable} is not set`)
  return secret
}
