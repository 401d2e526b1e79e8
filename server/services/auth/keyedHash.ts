import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash that only this server can compute, because it includes the server's secret. With a plain hash, an attacker
 * with a copy of the database could find short values (four digits, an address) by trying all of them.
 */
export type KeyedHash = (...parts: string[]) => string

export function keyedHash(secret: Uint8Array): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portico keyed hash', 32))
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
