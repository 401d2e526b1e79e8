import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import { type DraftProblem, draftProblems, type ProviderDraft } from './draft'
import type { AddressProblem } from './withMetadata'

/** Why the metadata at an address could not be used; null without such a failure. */
export function useAddressProblem(failure: Failure | null): string | null {
  const { t } = useLingui()
  const texts: Record<AddressProblem, string> = {
    address: t`Enter a complete address that begins with https://`,
    private_address: t`This address isn’t public, so the server doesn’t call it. Paste the metadata, or choose its file.`,
    unreachable: t`Nothing could be read from this address. Check it, or paste the metadata.`,
    too_large: t`This is too large for the metadata of one provider. Paste only the part of this company.`,
    tooLarge: t`This is too large for the metadata of one provider. Paste only the part of this company.`,
    unreadable: t`There’s no metadata of one SAML 2.0 identity provider at this address.`,
    noAddress: t`This provider offers no sign-in by HTTP-Redirect. Switch it on there.`,
    noCertificate: t`This provider names no signing certificate.`,
  }
  if (failure?.kind !== 'refused') return null
  const code = failure.fields.find(({ path }) => path === 'body.metadata_url')?.code
  return code === undefined ? null : (texts[code as AddressProblem] ?? texts.unreachable)
}

/** What is wrong with a draft, in words, at its fields. */
export function useProviderProblems(draft: ProviderDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const required: Partial<Record<DraftProblem['field'], string>> = {
    name: t`Enter a name`,
    domain: t`Enter domains such as harbor.example, without @`,
    issuer: t`Enter what the provider calls its issuer or entity ID`,
    url: t`Enter the address of its sign-in`,
    client_id: t`Enter the client ID that the provider has given to this app`,
    certificate: t`Paste the signing certificate`,
  }
  const texts: Record<Exclude<DraftProblem['code'], 'invalid' | 'required'>, string> = {
    address: t`Enter a complete address that begins with https://`,
    variable: t`Enter the name of a variable that begins with SSO_, such as SSO_HARBOR`,
    certificate: t`Paste a certificate as PEM: it begins with -----BEGIN CERTIFICATE-----`,
    tooLarge: t`This is too large for the metadata of one provider. Paste only the part of this company.`,
    unreadable: t`This isn’t the metadata of one SAML 2.0 identity provider. Paste the whole XML file.`,
    noAddress: t`This provider offers no sign-in by HTTP-Redirect. Switch it on there.`,
    noCertificate: t`This provider names no signing certificate.`,
  }
  return draftProblems(draft).map(({ field, code }) => ({
    field,
    text:
      code === 'invalid' || code === 'required'
        ? (required[field] ?? t`Check this field`)
        : texts[code],
  }))
}
