import { maxMetadata, type OperatedIdentityProvider } from '@contract/operate/identityProviders'
import {
  type IdentityProviderFields,
  type IdentityProviderProblem,
  identityProviderProblems,
} from '@rules/operate/identityProvider'
import { type MetadataProblem, readMetadata } from './readMetadata'

/** An identity provider as the operator types it: an empty text for none. */
export type ProviderDraft = Pick<
  IdentityProviderFields,
  'protocol' | 'required' | 'provisioned_only'
> &
  Record<TextField, string> & {
    /** SAML metadata that could not be read; what could be read is in the fields. */
    metadata: string
    /** Where the server reads metadata before the provider is stored or tried. */
    metadata_url: string
    /** The variable that is stored: a file may name one that the console may not. */
    stored_variable: string
  }

/** Fields that are typed as text. */
export type TextField =
  | 'name'
  | 'domain'
  | 'issuer'
  | 'url'
  | 'client_id'
  | 'client_secret_variable'
  | 'certificate'

export const newProvider: ProviderDraft = {
  name: '',
  domain: '',
  protocol: 'oidc',
  required: false,
  provisioned_only: false,
  issuer: '',
  url: '',
  client_id: '',
  client_secret_variable: '',
  certificate: '',
  metadata: '',
  metadata_url: '',
  stored_variable: '',
}

export const draftOf = (provider: OperatedIdentityProvider): ProviderDraft => ({
  name: provider.name,
  domain: provider.domain,
  protocol: provider.protocol,
  required: provider.required,
  provisioned_only: provider.provisioned_only,
  issuer: provider.issuer,
  url: provider.url ?? '',
  client_id: provider.client_id ?? '',
  client_secret_variable: provider.client_secret_variable ?? '',
  certificate: provider.certificate ?? '',
  metadata: '',
  metadata_url: '',
  stored_variable: provider.client_secret_variable ?? '',
})

const orNull = (text: string) => text.trim() || null

export const fieldsOf = (draft: ProviderDraft): IdentityProviderFields => ({
  name: draft.name.trim(),
  domain: draft.domain.trim(),
  protocol: draft.protocol,
  required: draft.required,
  provisioned_only: draft.provisioned_only,
  issuer: draft.issuer.trim(),
  url: orNull(draft.url),
  client_id: orNull(draft.client_id),
  client_secret_variable: orNull(draft.client_secret_variable),
  certificate: orNull(draft.certificate),
})

/** The fields that pasted metadata changes: those that it names, or the text itself if it cannot be read. */
export function fromMetadata(text: string): Partial<ProviderDraft> {
  const read = text.trim() === '' ? null : readMetadata(text)
  if (read !== null && typeof read !== 'string') return { ...read, metadata: '' }
  // One character more says that it is too large; the rest need not be stored.
  return { metadata: text.slice(0, maxMetadata + 1) }
}

export type DraftProblem = IdentityProviderProblem | { field: 'metadata'; code: MetadataProblem }

/** The fields that metadata fills in. */
const ofMetadata: readonly string[] = ['issuer', 'url', 'certificate']

/** Whether the server reads metadata before the draft is stored or tried. */
export const readsAddress = ({ protocol, metadata_url: url }: ProviderDraft): boolean =>
  protocol === 'saml' && url.trim() !== ''

/** What is wrong with a draft; metadata that cannot be read keeps it from being saved. */
export function draftProblems(draft: ProviderDraft): DraftProblem[] {
  const isStored = draft.client_secret_variable === draft.stored_variable
  const problems: DraftProblem[] = identityProviderProblems(fieldsOf(draft)).filter(
    ({ field, code }) =>
      (code !== 'variable' || !isStored) && !(readsAddress(draft) && ofMetadata.includes(field)),
  )
  if (draft.protocol !== 'saml' || draft.metadata.trim() === '') return problems
  const read = readMetadata(draft.metadata)
  return typeof read === 'string' ? [{ field: 'metadata', code: read }, ...problems] : problems
}

export const isProviderValid = (draft: ProviderDraft): boolean => draftProblems(draft).length === 0
