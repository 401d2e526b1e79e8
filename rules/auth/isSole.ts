import type { SsoProviders } from '@contract/sso'

/** Whether a company has exactly one sign-in service, so there is none to choose. */
export const isSole = (providers: SsoProviders | null | undefined): boolean =>
  (providers?.oidc_providers.length ?? 0) + (providers?.saml_providers.length ?? 0) === 1
