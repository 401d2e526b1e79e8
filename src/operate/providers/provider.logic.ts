import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { Versioned } from '@machines/operate/record/context'
import { createTestedPage } from '@machines/operate/testedPage/machine'
import type { ListQuery } from '../table/query'
import { draftOf, fieldsOf, isProviderValid, newProvider, type ProviderDraft } from './draft'

export type ProvidersMachine = CollectionMachine<ListQuery, OperatedIdentityProvider, ProviderDraft>

export const providerMachine = createTestedPage<ProviderDraft>(isProviderValid)
export type ProviderMachine = typeof providerMachine

export const versioned = (provider: OperatedIdentityProvider): Versioned<ProviderDraft> => ({
  version: provider.version,
  fields: draftOf(provider),
})

/** The edited fields as the server expects them. */
export function changesOf(edits: Partial<ProviderDraft>) {
  const fields = fieldsOf({ ...newProvider, ...edits })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in edits))
}
