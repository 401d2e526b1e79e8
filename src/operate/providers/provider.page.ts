import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { testedPage } from '@machines/operate/page/pages'
import { promiseOf } from '@platform/actorOf'
import type { Edited } from '../api/sent'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isProviderValid, type ProviderDraft } from './draft'
import { ProviderScreen } from './ProviderScreen'
import { changesOf, fromAddress, versioned } from './provider.logic'
import { withMetadata } from './withMetadata'

/** The edits, and the whole draft: metadata may have to be read before it is stored. */
type Saved = Edited<{ version: number; draft: ProviderDraft; edits: Partial<ProviderDraft> }>

/** An identity provider, which can be tried before it is saved. */
export const providerPage = definePage({
  name: 'provider',
  path: paths.provider('$id'),
  logic: ({ calls, report }) =>
    testedPage({
      record: recordOf(isProviderValid, {
        read: calls.identityProvider,
        update: async ({ draft, edits, ...input }: Saved, signal) => {
          const read = await withMetadata(calls, draft, signal)
          const changes = changesOf(read === draft ? edits : { ...edits, ...fromAddress(read) })
          return calls.updateIdentityProvider({ ...input, ...changes }, signal)
        },
        versioned,
        changesOf: (edits: Partial<ProviderDraft>, draft) => ({ edits, draft }),
      }),
      connectionTest: createConnectionTest<ProviderDraft>().provide({
        actors: {
          test: promiseOf(async ({ settings }, signal) =>
            calls.testIdentityProvider(
              fieldsOf(await withMetadata(calls, settings, signal)),
              signal,
            ),
          ),
        },
      }),
    }).provide({
      actions: { reportBroken: () => report('the page of an identity provider ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: ProviderScreen,
})
