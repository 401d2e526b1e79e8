import { authenticate, oidcCallback, providers } from '@contract/sso'
import { spendLookup } from '../domain/limits'
import { authenticateBySso } from '../domain/sso/authenticate'
import { offerProviders } from '../domain/sso/offer'
import { returnFromOpenId } from '../domain/sso/openIdReturn'
import { readUser } from '../domain/users'
import { rememberDocuments } from '../http/documentCookie'
import { implement } from '../http/implement'
import { deviceFor, rememberDevice } from '../http/knownDevice'
import { sessionDependencies } from '../http/sessionDependencies'
import { readMark } from '../http/ssoCookie'
import { ssoDependencies } from '../http/ssoDependencies'
import { whitelabelFor } from './host'

export const ssoRoutes = [
  implement(providers, async (call) => {
    const { database, now, params, caller, limits } = call
    const device = await deviceFor(call, params.source)
    await spendLookup(limits, { client: caller.client, address: params.source, device })
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

  implement(authenticate, async (call) => {
    const { query, body, caller } = call
    const { connection } = call.database
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
    const { userId, tokens } = await connection.transaction((tx) =>
      authenticateBySso(tx, sessionDependencies(call), claim),
    )
    const user = await readUser(connection, userId)
    await rememberDevice(call, user.email)
    await rememberDocuments(call, tokens)
    return { ...tokens, user }
  }),
]
