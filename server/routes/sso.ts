import { authenticate, oidcCallback, providers } from '@contract/sso'
import { rememberDocuments } from '../http/documentCookie'
import { implement, mutation } from '../http/implement'
import { deviceFor, rememberDevice } from '../http/knownDevice'
import { postWaiting } from '../http/postWaiting'
import { sessionDependencies } from '../http/sessionDependencies'
import { readMark } from '../http/ssoCookie'
import { ssoDependencies } from '../http/ssoDependencies'
import { readUser } from '../services/account/users'
import { authenticateBySso } from '../services/auth/sso/authenticate'
import { offerProviders } from '../services/auth/sso/offer'
import { returnFromOpenId } from '../services/auth/sso/openIdReturn'
import { consumeLookup } from '../services/platform/limits'
import { whitelabelFor } from '../services/tenancy/whitelabels'

export const ssoRoutes = [
  implement(providers, async (call) => {
    const { database, now, params, caller, limits } = call
    const device = await deviceFor(call, params.source)
    await consumeLookup(limits, { client: caller.client, address: params.source, device })
    return offerProviders(database.connection, params.source, now())
  }),

  implement(oidcCallback, async ({ query, caller, ...call }) => {
    const dependencies = ssoDependencies(call, call.now(), caller.traceId)
    const vouched = await returnFromOpenId(dependencies, query)
    return {
      email: vouched.email,
      transaction_uuid: vouched.transactionUuid,
      first_name: vouched.firstName,
      last_name: vouched.lastName,
    }
  }),

  mutation(authenticate, async (tx, call) => {
    const { query, body, caller } = call
    const { brandIdentifier } = await whitelabelFor(call, caller.host)
    const claim = {
      ...query,
      nonce: readMark(caller.cookie, query.uuid, call.deployment.server.publicScheme),
      signUp: {
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        buildingUuid: body.building_uuid,
        termsAccepted: body.is_term_accepted,
        emailAccepted: body.is_email_accepted,
        brand: brandIdentifier,
      },
    }
    const dependencies = sessionDependencies(call)
    const { userId, tokens } = await authenticateBySso(tx, dependencies, claim)
    const user = await readUser(tx, userId)
    await postWaiting(tx, call, { userId, since: dependencies.now })
    await rememberDevice(call, user.email)
    await rememberDocuments(call, tokens)
    return { ...tokens, user }
  }),
]
