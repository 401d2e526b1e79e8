import type { ssoProviders } from '@server/db/schema'
import { demoUuid } from './ids'

type Row = typeof ssoProviders.$inferInsert

/** The demo itself serves its identity providers below these paths. */
export const demoOidcPath = '/demo/oidc'
export const demoSamlPath = '/demo/saml'

export const demoClientId = 'portico'

/** The registered identity providers; `certificate` is that of the demo's SAML provider. */
export function demoProviders(certificate: string): Row[] {
  return [
    northwind('ssorequired.example', { required: true }),
    northwind('ssooptional.example', { required: false }),
    fjord('ssooptional.example', certificate),
    northwind('meridian.example', { required: true, provisionedOnly: true }),
  ]
}

function northwind(domain: string, rule: Pick<Row, 'required' | 'provisionedOnly'>): Row {
  return {
    ...rule,
    uuid: demoUuid(`sso/northwind/${domain}`),
    domain,
    protocol: 'oidc',
    name: 'Northwind Identity',
    issuer: demoOidcPath,
    clientId: demoClientId,
  }
}

function fjord(domain: string, certificate: string): Row {
  return {
    uuid: demoUuid(`sso/fjord/${domain}`),
    domain,
    required: false,
    protocol: 'saml',
    name: 'Fjord Federation',
    issuer: demoSamlPath,
    url: `${demoSamlPath}/sso`,
    certificate,
  }
}
