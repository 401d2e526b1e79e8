import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../auth/keyedHash'

/** Crockford's alphabet: no letter looks like a digit. Its 32 characters carry five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const locatorLength = 6
const proofLength = 10

/** What a code is bound to: one user, one item and one claim, so a later claim of the same item has another code. */
export type BoundPass = { locator: string; userId: number; contentUuid: string; claimId: number }
/** The code of a visitor is valid for one visit. */
export type BoundVisit = { locator: string; visitorUuid: string }
export type Bound = BoundPass | BoundVisit

function signsOf(bytes: Uint8Array, length: number): string {
  // A byte has 256 values, a multiple of 32, so every character is equally likely.
  return [...bytes.subarray(0, length)].map((byte) => alphabet[byte % 32]).join('')
}

/** The part that identifies a pass; it proves nothing. */
export const newLocator = (): string => signsOf(randomBytes(locatorLength), locatorLength)

/** Fifty bits that only this server can compute: a copy of the database does not yield codes. */
function proofOf(hash: KeyedHash, bound: Bound): string {
  const keyed = 'visitorUuid' in bound ? ofVisit(hash, bound) : ofPass(hash, bound)
  return signsOf(createHash('sha256').update(keyed).digest(), proofLength)
}

const ofPass = (hash: KeyedHash, { locator, userId, contentUuid, claimId }: BoundPass) =>
  hash('pass', locator, String(userId), contentUuid, String(claimId))
const ofVisit = (hash: KeyedHash, { locator, visitorUuid }: BoundVisit) =>
  hash('visit', locator, visitorUuid)

/** The displayed form, in groups of four. */
export function codeOf(hash: KeyedHash, bound: Bound): string {
  return (bound.locator + proofOf(hash, bound)).match(/.{4}/g)?.join('-') ?? ''
}

/** Parses a typed or scanned code; null for input that cannot be a code. */
export function readCode(input: string): { locator: string; proof: string } | null {
  const signs = input
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (signs.length !== locatorLength + proofLength || !/^[0-9A-HJKMNP-TV-Z]+$/.test(signs))
    return null
  return { locator: signs.slice(0, locatorLength), proof: signs.slice(locatorLength) }
}

/** Takes constant time, which does not reveal how much was right. */
export function isProof(hash: KeyedHash, bound: Bound, proof: string): boolean {
  return timingSafeEqual(Buffer.from(proofOf(hash, bound)), Buffer.from(proof))
}
