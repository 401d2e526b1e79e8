import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isProviderValid, type ProviderDraft } from './draft'
import { ProviderScreen } from './ProviderScreen'
import { changesOf, providerMachine, versioned } from './provider.logic'

/** An identity provider, which can be tried before it is saved. */
export const providerPage = definePage({
  name: 'provider',
  path: paths.provider('$id'),
  logic: ({ calls, report }) =>
    providerMachine.provide({
      actors: {
        record: recordOf(isProviderValid, {
          read: calls.identityProvider,
          update: calls.updateIdentityProvider,
          versioned,
          changesOf,
        }),
        connectionTest: createConnectionTest<ProviderDraft>().provide({
          actors: {
            test: promiseOf(({ settings }, signal) =>
              calls.testIdentityProvider(fieldsOf(settings), signal),
            ),
          },
        }),
      },
      actions: { reportBroken: () => report('the page of an identity provider ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: ProviderScreen,
})
