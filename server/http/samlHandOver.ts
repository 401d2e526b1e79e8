import { webOrigin } from '../domain/appSessions'
import { enterBuilding } from '../domain/buildings'
import { launchKey } from '../domain/keptKey'
import { personOf, samlLaunchPath } from '../domain/launches'
import { granted, type Registration } from '../domain/miniApps'
import { Refusal } from '../domain/refusal'
import { signedLaunch } from '../ports/samlLaunch'
import type { Dependencies } from './dependencies'

/** Where service providers read our certificate; the issuer of what we sign. */
export const launchMetadataPath = `/api${samlLaunchPath}/metadata`

export type HandedOver = { acs: string; samlResponse: string; url: string }
type Asked = {
  userId: number
  buildingUuid: string
  serviceProvider: string
  url: string
  /** Of this server, as the caller knows it. */
  origin: string
}

/**
 * A signed assertion of who the user is, for the service provider that is registered in the building.
 * @throws `not_found` for a building that is not theirs, `app_not_registered` where provider and page do not belong together
 */
export async function samlHandOver(
  { database: { connection }, now }: Pick<Dependencies, 'database' | 'now'>,
  registration: Registration | null,
  { userId, buildingUuid, serviceProvider, url, origin }: Asked,
): Promise<HandedOver> {
  await enterBuilding(connection, userId, buildingUuid)
  const { launchBy, origins, samlProvider, samlAudience, samlAcs } = registration ?? {}
  const isMeant = launchBy === 'saml' && samlProvider === serviceProvider
  const page = webOrigin(url)
  const isItsPage = page !== null && origins?.includes(page) === true
  if (!registration || !isMeant || !isItsPage || !samlAudience || !samlAcs) {
    throw new Refusal('app_not_registered', { detail: 'No such app is registered there.' })
  }
  const { uuid, ...known } = await personOf(connection, userId)
  const mayKnow = granted(registration.capabilities).includes('getUser')
  const at = now()
  const samlResponse = await signedLaunch(await launchKey(connection, at), {
    issuer: origin + launchMetadataPath,
    audience: samlAudience,
    acs: samlAcs,
    person: { uuid, buildingUuid, known: mayKnow ? known : null },
    now: at,
  })
  return { acs: samlAcs, samlResponse, url }
}
