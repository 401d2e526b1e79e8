import { createHash } from 'node:crypto'
import { errors, type JWTHeaderParameters, SignJWT } from 'jose'

type Key = { kid: string; secret: Uint8Array }

/** The secrets of this server, each of at least 32 bytes: the first one signs, all of them verify. */
export type Keyring = {
  sign: (token: SignJWT) => Promise<string>
  /** The secret that the token's header names; throws if it is not in the keyring. */
  secretFor: (header: JWTHeaderParameters) => Uint8Array
}

export function keyringOf(secrets: readonly [Uint8Array, ...Uint8Array[]]): Keyring {
  const keys = secrets.map((secret): Key => ({ kid: kidOf(secret), secret }))
  const signing = { kid: kidOf(secrets[0]), secret: secrets[0] }
  return {
    sign: (token) =>
      token.setProtectedHeader({ alg: 'HS256', kid: signing.kid }).sign(signing.secret),
    secretFor: ({ kid }) => {
      // Tokens of an early release have no key id. Their claims decide what they may still do.
      if (kid === undefined) return signing.secret
      const found = keys.find((key) => key.kid === kid)
      if (found === undefined) throw new errors.JWKSNoMatchingKey()
      return found.secret
    },
  }
}

/** A key id. It reveals nothing about a secret of this length. */
export function kidOf(secret: Uint8Array): string {
  return createHash('sha256').update('portico kid').update(secret).digest('base64url').slice(0, 8)
}
