import { inflateRawSync } from 'node:zlib'
import type { Dependencies } from '@server/http/dependencies'
import type { SamlService } from '@server/ports/saml'
import type { KeyAndCertificate } from '@server/services/auth/selfSigned'
import { samlServiceAt } from '@server/services/auth/sso/parties'
import { appOrigins } from '../origins'
import type { DemoPerson } from '../person'
import { demoSamlPath } from '../ssoProviders'
import { authnStatement, declinedTemplate, metadataTemplate } from './templates'

/** A sign-in request from one of the demo's own hosts. */
export type SamlRequest = { id: string; service: SamlService }

export type SamlDemo = {
  metadata: string
  /** Null for a request that is not from the demo's hosts. */
  read(samlRequest: string): Promise<SamlRequest | null>
  /** The base64 of a response whose assertion is signed. */
  answer(request: SamlRequest, person: DemoPerson): Promise<string>
  decline(request: SamlRequest): string
}

/** Node finds only some named exports of this CommonJS package, so the default export is used. */
type Samlify = typeof import('samlify')

const bearerSeconds = 300
/** Twice the size of our own requests. */
const requestBytes = 2048
const redirectBinding = 'redirect'

/** The demo's SAML provider as it is called at `origin`. */
export async function samlProviderAt(
  origin: string,
  key: KeyAndCertificate,
  { deployment, saml }: Pick<Dependencies, 'deployment' | 'saml'>,
): Promise<SamlDemo> {
  // Imported when first needed, like the OpenID provider.
  const { default: samlify } = (await import('samlify')) as unknown as { default: Samlify }
  const { IdentityProvider, ServiceProvider, SamlLib } = samlify
  // The library requires a schema validator. None is needed here: only the issuer and the id of a
  // request are read.
  samlify.setSchemaValidator({ validate: () => Promise.resolve('not validated') })
  const fill = (template: string, values: Record<string, string>) =>
    SamlLib.replaceTagsByValue(template, values)

  const entityId = origin + demoSamlPath
  const metadata = fill(metadataTemplate, {
    EntityID: entityId,
    Location: `${entityId}/sso`,
    Certificate: key.certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
  })
  const text = 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic'
  const attribute = (name: string) => ({
    name,
    valueTag: name,
    nameFormat: text,
    valueXsiType: 'xs:string',
  })
  const identityProvider = IdentityProvider({
    metadata,
    privateKey: key.privateKey,
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context.replace(
        '{AuthnStatement}',
        authnStatement,
      ),
      attributes: ['email', 'givenName', 'sn'].map(attribute),
    },
  })
  const services = appOrigins(origin, deployment).map(samlServiceAt)
  const serviceProviderOf = async (service: SamlService) =>
    ServiceProvider({ metadata: await saml.metadata(service) })

  return {
    metadata,
    read: async (samlRequest) => {
      const [any] = services
      if (any === undefined) return null
      // Throws for larger input, because the parser is slow for hostile documents.
      inflateRawSync(Buffer.from(samlRequest, 'base64'), { maxOutputLength: requestBytes })
      const { extract } = await identityProvider.parseLoginRequest(
        await serviceProviderOf(any),
        redirectBinding,
        { query: { SAMLRequest: samlRequest } },
      )
      const id = extract.request?.id
      const service = services.find((known) => known.entityId === extract.issuer)
      return service === undefined || typeof id !== 'string' ? null : { id, service }
    },
    answer: async (request, person) => {
      const { context } = await identityProvider.createLoginResponse(
        await serviceProviderOf(request.service),
        null as never,
        'post',
        {},
        (template: string) => ({
          id: request.id,
          context: fill(template, { ...valuesOf(entityId, request), ...attributesOf(person) }),
        }),
      )
      return context
    },
    decline: (request) =>
      Buffer.from(fill(declinedTemplate, valuesOf(entityId, request))).toString('base64'),
  }
}

const newId = () => `_${crypto.randomUUID()}`

function valuesOf(entityId: string, { id, service }: SamlRequest): Record<string, string> {
  const now = new Date()
  const until = new Date(now.getTime() + bearerSeconds * 1000).toISOString()
  return {
    ID: newId(),
    AssertionID: newId(),
    Issuer: entityId,
    IssueInstant: now.toISOString(),
    InResponseTo: id,
    Destination: service.acsUrl,
    SubjectRecipient: service.acsUrl,
    Audience: service.entityId,
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    ConditionsNotBefore: now.toISOString(),
    ConditionsNotOnOrAfter: until,
    SubjectConfirmationDataNotOnOrAfter: until,
  }
}

function attributesOf({ email, firstName, lastName }: DemoPerson): Record<string, string> {
  return { NameID: email, attrEmail: email, attrGivenName: firstName, attrSn: lastName }
}
