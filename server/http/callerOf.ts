import type { Endpoint } from '@contract/endpoint'
import { authenticate, type Principal, principalOf } from '../services/auth/principal'
import { grantsOf, isOfApp } from '../services/embed/appSessions'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'

/**
 * The caller of an endpoint that needs a user: the user, or a mini-app on the user's behalf. A mini-app can call only
 * endpoints that the contract marks `app`, and only with the capability it needs.
 * @throws for any other caller
 */
export async function callerOf(
  dependencies: Dependencies,
  bearer: string | null,
  endpoint: Endpoint,
  /** The building in the path of the call. */
  buildingUuid: string | undefined,
): Promise<Principal> {
  if (bearer === null || !isOfApp(bearer)) {
    const principal = await authenticate(dependencies, bearer, endpoint.path)
    // This endpoint describes the app's own session; a user has no need for it.
    if (endpoint.app === 'any') throw new Refusal('permission_denied')
    return principal
  }
  const session = await dependencies.appSessions.verify(bearer, dependencies.now())
  if (endpoint.app === undefined) {
    throw new Refusal('permission_denied', { detail: 'A mini-app cannot call this endpoint.' })
  }
  if (buildingUuid !== undefined && buildingUuid !== session.buildingUuid) {
    throw new Refusal('not_found', { detail: 'This app is in another building.' })
  }
  const principal = await principalOf(dependencies, session.familyUuid)
  const grants = await grantsOf(dependencies.database.connection, principal.id, session)
  if (endpoint.app !== 'any' && !grants.includes(endpoint.app)) {
    throw new Refusal('permission_denied', {
      detail: 'The mini-app lacks the capability for this call.',
    })
  }
  return { ...principal, app: { ...session, grants } }
}
