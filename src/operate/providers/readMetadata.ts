import { maxMetadata } from '@contract/operate/identityProviders'

/** What the metadata of a SAML identity provider names. */
export type Metadata = { issuer: string; url: string; certificate: string }
export type MetadataProblem = 'tooLarge' | 'unreadable' | 'noAddress' | 'noCertificate'

const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata'
const signature = 'http://www.w3.org/2000/09/xmldsig#'
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Reads the metadata of one SAML 2.0 identity provider; document types, which metadata has none of, are refused. */
export function readMetadata(text: string): Metadata | MetadataProblem {
  if (text.length > maxMetadata) return 'tooLarge'
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'unreadable'
  const document = new DOMParser().parseFromString(text.trim(), 'application/xml')
  const [provider] = document.getElementsByTagNameNS(metadata, 'IDPSSODescriptor')
  const issuer = provider?.parentElement?.getAttribute('entityID') ?? ''
  const isOne = document.getElementsByTagNameNS(metadata, 'IDPSSODescriptor').length === 1
  if (provider === undefined || issuer === '' || !isOne) return 'unreadable'
  const services = [...provider.getElementsByTagNameNS(metadata, 'SingleSignOnService')]
  const service = services.find((each) => each.getAttribute('Binding') === redirect)
  const url = service?.getAttribute('Location') ?? ''
  if (url === '') return 'noAddress'
  const keys = [...provider.getElementsByTagNameNS(metadata, 'KeyDescriptor')]
  // While a provider changes its key, it names the next one beside the present one.
  const certificates = keys
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => [...key.getElementsByTagNameNS(signature, 'X509Certificate')])
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ''))
    .filter((bare) => /^[\w+/=]{64,}$/.test(bare))
  if (certificates.length === 0) return 'noCertificate'
  return { issuer, url, certificate: [...new Set(certificates)].map(pemOf).join('\n') }
}

const pemOf = (bare: string) =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(bare.match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
  ].join('\n')
