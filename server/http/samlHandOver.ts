import { signedLaunch } from '../adapters/saml/samlLaunch'
import { launchKey } from '../services/auth/storedKey'
import { isPageOf } from '../services/embed/appSessions'
import { personOf, samlLaunchPath } from '../services/embed/launches'
import { granted, type Registration, samlOf } from '../services/embed/miniApps'
import { Refusal } from '../services/platform/refusal'
import { enterBuilding } from '../services/tenancy/buildings'
import type { Dependencies } from './dependencies'

/** Where service providers read our certificate; also the issuer of our assertions. */
export const launchMetadataPath = `/api${samlLaunchPath}/metadata`

export type HandedOver = { acs: string; samlResponse: string; url: string }
type Request = {
  userId: number
  buildingUuid: string
  serviceProvider: string
  url: string
  /** The origin of this server, as the caller knows it. */
  origin: string
}

/**
 * A signed assertion about the user, for the service provider that is registered in the building.
 * @throws `not_found` for a building that is not open to the user, `app_not_registered` if provider and page do not
 * belong together
 */
export async function samlHandOver(
  { database: { connection }, now }: Pick<Dependencies, 'database' | 'now'>,
  registration: Registration | null,
  { userId, buildingUuid, serviceProvider, url, origin }: Request,
): Promise<HandedOver> {
  await enterBuilding(connection, userId, buildingUuid)
  const saml = samlOf(registration)
  if (saml?.provider !== serviceProvider || !isPageOf(saml, url)) {
    throw new Refusal('app_not_registered')
  }
  const { uuid, ...known } = await personOf(connection, userId)
  const mayKnow = granted(saml.capabilities).includes('getUser')
  const at = now()
  const samlResponse = await signedLaunch(await launchKey(connection, at), {
    issuer: origin + launchMetadataPath,
    audience: saml.audience,
    acs: saml.acs,
    person: { uuid, buildingUuid, known: mayKnow ? known : null },
    now: at,
  })
  return { acs: saml.acs, samlResponse, url }
}
