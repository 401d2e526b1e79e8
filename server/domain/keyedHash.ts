import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash that only this server can compute. What is short or guessable (four digits, an address) cannot
 * be found in a copy of the database by trying all of it.
 */
export type KeyedHash = (...parts: string[]) => string

export function keyedHash(secret: Uint8Array): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portico keyed hash', 32))
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
