import { useLingui } from '@lingui/react/macro'

/** The labels of the fields of an identity provider, for conflicts. */
export function useProviderLabels(): Record<string, string> {
  const { t } = useLingui()
  return {
    name: t`Name`,
    domain: t`Email domain`,
    protocol: t`Protocol`,
    required: t`Its users can’t sign in any other way`,
    provisioned_only: t`Only for accounts that SCIM has created`,
    issuer: t`Issuer`,
    url: t`Address of its sign-in (HTTP-Redirect)`,
    client_id: t`Client ID`,
    client_secret_variable: t`Environment variable with the client secret`,
    certificate: t`Signing certificate`,
    metadata: t`Metadata`,
    metadata_url: t`Address of the metadata`,
  }
}
