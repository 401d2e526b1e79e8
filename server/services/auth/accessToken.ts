import { hash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { BoundedMap } from '../platform/boundedMap'
import { Refusal } from '../platform/refusal'
import type { Keyring } from './keyring'

export const accessTokenSeconds = 15 * 60
export const currentVersion = 3
const issuer = 'portico'
/** The audience of access tokens; our other tokens have other audiences. */
const audience = 'portico:api'
const maxProven = 5000

export type AccessClaims = { userUuid: string; familyUuid: string; version: number }

export type AccessTokens = {
  sign(claims: { userUuid: string; familyUuid: string }, now: Date): Promise<string>
  /** @throws `token_expired`, `token_version_unsupported` or `unauthenticated` */
  verify(token: string, now: Date, options?: { anyVersion?: boolean }): Promise<AccessClaims>
}

/** JWTs with `version: 3` that live 15 minutes. */
export function accessTokens(keyring: Keyring): AccessTokens {
  const payloadOf = payloadsOf(keyring)
  return {
    sign: ({ userUuid, familyUuid }, now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      return keyring.sign(
        new SignJWT({ version: currentVersion, family: familyUuid })
          .setIssuer(issuer)
          .setAudience(audience)
          .setSubject(userUuid)
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + accessTokenSeconds),
      )
    },
    verify: async (token, now, options) => {
      const payload = await payloadOf(token, now)
      const { sub, family, version, aud } = payload
      if (typeof sub !== 'string' || typeof family !== 'string' || typeof version !== 'number') {
        throw new Refusal('unauthenticated')
      }
      // Tokens of older versions have no audience. A token of an earlier release with this version is renewed by its
      // client.
      if (aud !== audience && (version === currentVersion || aud !== undefined)) {
        throw new Refusal('unauthenticated')
      }
      if (version !== currentVersion && !options?.anyVersion) {
        throw new Refusal('token_version_unsupported')
      }
      return { userUuid: sub, familyUuid: family, version }
    },
  }
}

/**
 * Signs and verifies access tokens. Recent results are cached by the token's hash, because all reads of a page send the
 * same token, and verifying it takes as long as a query.
 */
function payloadsOf(keyring: Keyring) {
  const proven = new BoundedMap<string, JWTPayload>(maxProven)
  return async (token: string, now: Date): Promise<JWTPayload> => {
    const key = hash('sha256', token)
    const known = proven.get(key)
    if (known !== undefined) {
      if ((known.exp ?? 0) > Math.floor(now.getTime() / 1000)) return known
      throw new Refusal('token_expired')
    }
    const payload = await verified(token, keyring, now)
    proven.set(key, payload)
    return payload
  }
}

async function verified(token: string, { secretFor }: Keyring, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, secretFor, {
      algorithms: ['HS256'],
      issuer,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    return payload
  } catch (error) {
    throw new Refusal(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated')
  }
}
