import type { SsoProviders } from '@contract/sso'

/** Whether an address may, or must, sign in through an identity provider. */
export function ssoOf(providers: SsoProviders | null): 'none' | 'required' | 'optional' {
  if (providers === null) return 'none'
  const count = providers.oidc_providers.length + providers.saml_providers.length
  if (count === 0) return 'none'
  return providers.sso_required ? 'required' : 'optional'
}
