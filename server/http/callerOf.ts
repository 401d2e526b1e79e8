import type { Endpoint } from '@contract/endpoint'
import { authenticate, type Principal, principalOf } from '../services/auth/principal'
import { grantsOf, isOfApp } from '../services/embed/appSessions'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'

/**
 * Who calls an endpoint that needs a user: the user, or a mini-app in the user's name. An app reaches only what the
 * contract opens to it (`app`), and only with what it was granted. @throws for everybody else
 */
export async function callerOf(
  dependencies: Dependencies,
  bearer: string | null,
  endpoint: Endpoint,
  /** The building that the address of the call names. */
  buildingUuid: string | undefined,
): Promise<Principal> {
  if (bearer === null || !isOfApp(bearer)) {
    const principal = await authenticate(dependencies, bearer, endpoint.path)
    // It tells an app of itself; a user has other ways to ask.
    if (endpoint.app === 'any') throw new Refusal('permission_denied')
    return principal
  }
  const session = await dependencies.appSessions.verify(bearer, dependencies.now())
  if (endpoint.app === undefined) {
    throw new Refusal('permission_denied', { detail: 'A mini-app may not do this.' })
  }
  if (buildingUuid !== undefined && buildingUuid !== session.buildingUuid) {
    throw new Refusal('not_found', { detail: 'This app is in another building.' })
  }
  const principal = await principalOf(dependencies, session.familyUuid)
  const grants = await grantsOf(dependencies.database.connection, principal.id, session)
  if (endpoint.app !== 'any' && !grants.includes(endpoint.app)) {
    throw new Refusal('permission_denied', { detail: 'This was not granted to the mini-app.' })
  }
  return { ...principal, app: { ...session, grants } }
}
