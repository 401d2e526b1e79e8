import {
  createIdentityProvider,
  deleteIdentityProvider,
  type OperatedIdentityProvider,
  operatedIdentityProviders,
  readIdentityProvider,
  testIdentityProvider,
  updateIdentityProvider,
} from '@contract/operate/identityProviders'
import { checkProvider } from '../../doctor/checkIdentityProviders'
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
import { deploymentChange } from './deploymentChange'

const nameOf = ({ name, domain }: { name: string; domain: string }) => `${name} (${domain})`
const changeOf = (
  before: OperatedIdentityProvider | null,
  after: OperatedIdentityProvider | null,
) => deploymentChange('identityProvider', nameOf, before, after)

export const operateIdentityProviderRoutes = [
  implement(operatedIdentityProviders, ({ database, query }) =>
    identityProviderPage(database.connection, query),
  ),
  operateMutation(createIdentityProvider, async (tx, { body }) => {
    const provider = await create(tx, body)
    return { reply: { data: provider }, changes: changeOf(null, provider) }
  }),
  // It makes the server call an address that the operator chooses, so the log has it as well.
  stagedOperateMutation(
    testIdentityProvider,
    async ({ body, database, deployment, now }, commit) => {
      const allowHttp = deployment.server.publicScheme === 'http'
      const provider = await providerToTry(database.connection, body)
      const { state, text } = await checkProvider(provider, { allowHttp, now: now() })
      return commit(async () => ({
        reply: { data: [{ state, text }] },
        changes: [
          {
            kind: 'identityProvider',
            subject: nameOf(body),
            subjectUuid: null,
            buildingUuid: null,
            before: null,
            after: null,
          },
        ],
      }))
    },
  ),
  implement(readIdentityProvider, async ({ database, params }) => ({
    data: await read(database.connection, params.providerId),
  })),
  operateMutation(updateIdentityProvider, async (tx, { params, body }) => {
    const { before, after } = await update(tx, params.providerId, body)
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deleteIdentityProvider, async (tx, { params }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.providerId), null),
  })),
]
