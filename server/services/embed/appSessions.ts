import type { Capability } from '@contract/bridge'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Connection } from '../../db/database'
import type { Keyring } from '../auth/keyring'
import { audienceOf, signScoped, verifyScoped } from '../auth/scopedToken'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { granted, type Registration, registrationOf } from './miniApps'

/** The lifetime of an access token; the app requests another session from its host. */
const lifeSeconds = 15 * 60

/** The session that a token of a mini-app names: the user's family of tokens, the app and the building. */
export type AppSession = { familyUuid: string; appUuid: string; buildingUuid: string; endsAt: Date }

export type AppSessions = {
  sign(input: Omit<AppSession, 'endsAt'>, now: Date): Promise<{ token: string; endsAt: Date }>
  /** @throws `token_expired` or `unauthenticated` */
  verify(token: string, now: Date): Promise<AppSession>
}

/** Tokens for mini-apps. They are valid for no other purpose, and end with the session they were created in. */
export function appSessionsOf(keyring: Keyring): AppSessions {
  return {
    sign: async ({ familyUuid, appUuid, buildingUuid }, now) => {
      const scoped = {
        scope: 'app',
        subject: familyUuid,
        id: `${appUuid}/${buildingUuid}`,
      } as const
      const token = await signScoped(keyring, { ...scoped, lifeSeconds }, now)
      return { token, endsAt: endOf(token) }
    },
    verify: async (token, now) => {
      const { subject: familyUuid, id } = await verifyScoped(keyring, 'app', token, now)
      const { success, output } = v.safeParse(appAndBuilding, id?.split('/'))
      if (!success) throw new Refusal('unauthenticated')
      const [appUuid, buildingUuid] = output
      return { familyUuid, appUuid, buildingUuid, endsAt: endOf(token) }
    },
  }
}

const appAndBuilding = v.strictTuple([v.string(), v.string()])
const endOf = (token: string) => new Date((decodeJwt(token).exp ?? 0) * 1000)

/** Whether a token claims to be one of a mini-app. The claim is not trusted; it only selects the verifier. */
export function isOfApp(token: string): boolean {
  try {
    return decodeJwt(token).aud === audienceOf('app')
  } catch {
    return false
  }
}

/**
 * Refuses if the building is not open to the user, the app is not registered there, or the app's origin is not a
 * registered one. Origins are compared exactly: suffix, port and scheme all count.
 */
export async function checkLaunch(
  connection: Connection,
  input: { userId: number; appUuid: string; buildingUuid: string; baseUrl: string },
  ownOrigin: () => Promise<string>,
): Promise<void> {
  await enterBuilding(connection, input.userId, input.buildingUuid)
  const registration = await registrationOf(connection, input, ownOrigin)
  if (registration === null || !isPageOf(registration, input.baseUrl)) {
    throw new Refusal('app_not_registered')
  }
}

/** Whether an address is a page of the app: an http(s) address at one of its origins, without credentials. */
export function isPageOf({ origins }: Pick<Registration, 'origins'>, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, username, password } = new URL(address)
  const isPlain = username === '' && password === ''
  return isPlain && ['http:', 'https:'].includes(protocol) && origins.includes(origin)
}

/** The app's current grants in this building; a removed app has none. */
export async function grantsOf(
  connection: Connection,
  userId: number,
  { appUuid, buildingUuid }: AppSession,
): Promise<Capability[]> {
  await enterBuilding(connection, userId, buildingUuid)
  const registration = await registrationOf(connection, { appUuid, buildingUuid }, () =>
    Promise.resolve('http://localhost'),
  )
  if (registration === null) throw new Refusal('app_not_registered')
  return granted(registration.capabilities)
}
