import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
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
        record: createRecord<ProviderDraft>(isProviderValid).provide({
          actors: {
            read: promiseOf(async (input, signal) =>
              versioned(await calls.identityProvider(input, signal)),
            ),
            save: promiseOf(async ({ edits, id, key, version }, signal) =>
              versioned(
                await calls.updateIdentityProvider(
                  { id, key, version, ...changesOf(edits) },
                  signal,
                ),
              ),
            ),
          },
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
