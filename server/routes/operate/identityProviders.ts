import type { ReplyGiven } from '@contract/endpoint'
import {
  createIdentityProvider,
  deleteIdentityProvider,
  fetchProviderMetadata,
  maxMetadata,
  operatedIdentityProviders,
  readIdentityProvider,
  testIdentityProvider,
  updateIdentityProvider,
} from '@contract/operate/identityProviders'
import { FetchError, fetchPublicText } from '../../adapters/publicFetch'
import { checkProvider } from '../../doctor/checkIdentityProviders'
import type { Dependencies } from '../../http/dependencies'
import { implement } from '../../http/implement'
import { operateMutation, stagedOperateMutation } from '../../http/operateMutation'
import {
  createIdentityProvider as create,
  identityProviderPage,
  providerToTry,
  readIdentityProvider as read,
  deleteIdentityProvider as remove,
  updateIdentityProvider as update,
} from '../../services/operate/identityProviders'
import { identityProviderChange, providerName } from '../../services/operate/recordChange'

/** Where the server calls addresses that an operator enters: also in a trial, only where the deployment allows it. */
const reachOf = ({ server }: Dependencies['deployment']) => ({
  allowHttp: server.publicScheme === 'http',
  allowPrivate: server.privateIdentityProviders,
})

type Fetched = ReplyGiven<typeof fetchProviderMetadata>['data']

/** The text at an address of metadata. Anything else than metadata is not passed on. */
async function readMetadata(
  url: string,
  { allowHttp, allowPrivate }: ReturnType<typeof reachOf>,
): Promise<Fetched> {
  try {
    const xml = await fetchPublicText(url, {
      allowHttp,
      bytes: maxMetadata,
      ...(allowPrivate && { isRefused: () => false }),
    })
    return xml.includes('EntityDescriptor')
      ? { xml, problem: null }
      : { xml: null, problem: 'unreadable' }
  } catch (error) {
    if (error instanceof FetchError) return { xml: null, problem: error.problem }
    throw error
  }
}

export const operateIdentityProviderRoutes = [
  implement(operatedIdentityProviders, ({ database, query }) =>
    identityProviderPage(database.connection, query),
  ),
  operateMutation(createIdentityProvider, async (tx, { body }) => {
    const provider = await create(tx, body)
    return { reply: { data: provider }, changes: identityProviderChange(null, provider) }
  }),
  // It makes the server call an address that the operator chooses, so the log has it as well.
  stagedOperateMutation(
    testIdentityProvider,
    async ({ body, database, deployment, now }, commit) => {
      const reach = reachOf(deployment)
      const provider = await providerToTry(database.connection, body)
      const { state, text } = await checkProvider(provider, { ...reach, now: now() })
      return commit(async () => ({
        reply: { data: [{ state, text }] },
        changes: [
          {
            kind: 'identityProvider',
            subject: providerName(body),
            subjectUuid: null,
            buildingUuid: null,
            before: null,
            after: null,
          },
        ],
      }))
    },
  ),
  stagedOperateMutation(fetchProviderMetadata, async ({ body, deployment }, commit) => {
    const data = await readMetadata(body.url, reachOf(deployment))
    return commit(async () => ({
      reply: { data },
      changes: [
        {
          kind: 'identityProvider',
          subject: body.url,
          subjectUuid: null,
          buildingUuid: null,
          before: null,
          after: { problem: data.problem },
        },
      ],
    }))
  }),
  implement(readIdentityProvider, async ({ database, params }) => ({
    data: await read(database.connection, params.providerId),
  })),
  operateMutation(updateIdentityProvider, async (tx, { params, body }) => {
    const { before, after } = await update(tx, params.providerId, body)
    return { reply: { data: after }, changes: identityProviderChange(before, after) }
  }),
  operateMutation(deleteIdentityProvider, async (tx, { params }) => ({
    reply: {},
    changes: identityProviderChange(await remove(tx, params.providerId), null),
  })),
]
