import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { TestedPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import { editedFields } from '../record/editedFields'
import type { ListQuery } from '../table/query'
import { draftOf, fieldsOf, newProvider, type ProviderDraft } from './draft'

export type ProvidersMachine = CollectionMachine<ListQuery, OperatedIdentityProvider, ProviderDraft>

export type ProviderMachine = TestedPageMachine<ProviderDraft>

export const versioned = (provider: OperatedIdentityProvider): Versioned<ProviderDraft> => ({
  version: provider.version,
  fields: draftOf(provider),
})

/** What the metadata at an address has filled in. */
export const fromAddress = ({ issuer, url, certificate }: ProviderDraft) => ({
  issuer,
  url,
  certificate,
})

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<ProviderDraft>) =>
  editedFields(fieldsOf({ ...newProvider, ...edits }), edits)
