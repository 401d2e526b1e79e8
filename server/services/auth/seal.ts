import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '../platform/cipher'
import { kidOf } from './keyring'
import type { Secrets } from './signingSecrets'

/** Encrypts what the database stores for this server alone: a copy of the database does not reveal it. */
export type Seal = {
  seal(plain: Uint8Array): Uint8Array
  /** Throws if the secret is no longer known, or the bytes were changed. */
  open(sealed: Uint8Array): Uint8Array
}

/** The first secret seals, all of them open. The sealed bytes begin with the id of their secret. */
export function sealOf(secrets: Secrets): Seal {
  const keys = secrets.map((secret) => ({
    kid: kidOf(secret),
    key: Buffer.from(hkdfSync('sha256', secret, '', 'portico seal', 32)),
  }))
  return {
    seal: (plain) => {
      const [current] = keys
      if (current === undefined) throw new Error('There is no secret')
      return Buffer.concat([Buffer.from(current.kid), encrypt(plain, current.key)])
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed)
      const found = keys.find(({ kid }) => bytes.subarray(0, kid.length).toString() === kid)
      if (found === undefined) throw new Error('The secret that sealed this is no longer known')
      return decrypt(bytes.subarray(found.kid.length), found.key)
    },
  }
}
