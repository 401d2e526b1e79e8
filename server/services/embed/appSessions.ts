import type { Capability } from '@contract/bridge'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Connection } from '../../db/database'
import type { Keyring } from '../auth/keyring'
import { audienceOf, signScoped, verifyScoped } from '../auth/scopedToken'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { granted, type Registration, registrationOf } from './miniApps'

/** As long as an access token: the app asks its host for another one. */
const lifeSeconds = 15 * 60

/** The session that a token of a mini-app names: of whom (by the family of tokens), of which app, and where. */
export type AppSession = { familyUuid: string; appUuid: string; buildingUuid: string; endsAt: Date }

export type AppSessions = {
  sign(input: Omit<AppSession, 'endsAt'>, now: Date): Promise<{ token: string; endsAt: Date }>
  /** @throws `token_expired` or `unauthenticated` */
  verify(token: string, now: Date): Promise<AppSession>
}

/** Tokens for mini-apps. They pass for no other token of ours, and end with the session that they were made in. */
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

/** Whether a token says of itself that it is of a mini-app. It is not trusted in this: only the right door is chosen. */
export function isOfApp(token: string): boolean {
  try {
    return decodeJwt(token).aud === audienceOf('app')
  } catch {
    return false
  }
}

/**
 * Refuses where the building is not open to the user, and where the app is not registered there, or not at the place
 * where it says it runs. An origin is compared whole: neither suffix, port nor scheme may differ.
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

/** Whether an address is a page of the app: of the web, at one of its origins, and without a name or a password. */
export function isPageOf({ origins }: Pick<Registration, 'origins'>, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, username, password } = new URL(address)
  const isPlain = username === '' && password === ''
  return isPlain && ['http:', 'https:'].includes(protocol) && origins.includes(origin)
}

/** What the app was granted in this building, at this moment: an app that was taken out can do nothing more. */
export async function grantsOf(
  connection: Connection,
  userId: number,
  { appUuid, buildingUuid }: AppSession,
): Promise<Capability[]> {
  await enterBuilding(connection, userId, buildingUuid)
  // Addresses play no part here.
  const registration = await registrationOf(connection, { appUuid, buildingUuid }, () =>
    Promise.resolve('http://localhost'),
  )
  if (registration === null) throw new Refusal('app_not_registered')
  return granted(registration.capabilities)
}
