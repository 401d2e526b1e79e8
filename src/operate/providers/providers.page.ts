import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { fieldsOf, isProviderValid, type ProviderDraft } from './draft'
import { ProvidersScreen } from './ProvidersScreen'
import { withMetadata } from './withMetadata'

/** The identity providers of companies. */
export const providersPage = definePage({
  name: 'providers',
  path: paths.providers,
  validateSearch: listQuery(['name', 'domain']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedIdentityProvider, ProviderDraft>(isProviderValid, {
      list: calls.identityProviders,
      create: async ({ fields, key }, signal) => {
        const draft = await withMetadata(calls, fields, signal)
        await calls.createIdentityProvider({ fields: fieldsOf(draft), key }, signal)
      },
      remove: calls.deleteIdentityProvider,
      reportBroken: () => report('the list of identity providers ended in an error'),
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: ProvidersScreen,
})
