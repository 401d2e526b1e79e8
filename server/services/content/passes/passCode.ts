import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../auth/keyedHash'

/** Crockford's: no letter that is read as a figure. Its 32 signs carry five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const locatorLength = 6
const proofLength = 10

/** What a code is bound to: nobody else's, for nothing else, and for no later place in the same event. */
export type BoundPass = { locator: string; userId: number; contentUuid: string; claimId: number }
/** The code of a visitor is good for that one visit. */
export type BoundVisit = { locator: string; visitorUuid: string }
export type Bound = BoundPass | BoundVisit

function signsOf(bytes: Uint8Array, length: number): string {
  // A byte holds 256 values, a multiple of 32: every sign is as likely as any other.
  return [...bytes.subarray(0, length)].map((byte) => alphabet[byte % 32]).join('')
}

/** The part by which a pass is found; it proves nothing. */
export const newLocator = (): string => signsOf(randomBytes(locatorLength), locatorLength)

/** Fifty bits that only this server can compute: a copy of the database makes no code. */
function proofOf(hash: KeyedHash, bound: Bound): string {
  const keyed = 'visitorUuid' in bound ? ofVisit(hash, bound) : ofPass(hash, bound)
  return signsOf(createHash('sha256').update(keyed).digest(), proofLength)
}

const ofPass = (hash: KeyedHash, { locator, userId, contentUuid, claimId }: BoundPass) =>
  hash('pass', locator, String(userId), contentUuid, String(claimId))
const ofVisit = (hash: KeyedHash, { locator, visitorUuid }: BoundVisit) =>
  hash('visit', locator, visitorUuid)

/** As it is shown: in groups of four. */
export function codeOf(hash: KeyedHash, bound: Bound): string {
  return (bound.locator + proofOf(hash, bound)).match(/.{4}/g)?.join('-') ?? ''
}

/** A code as somebody has typed or scanned it; null for what cannot be one. */
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

/** In a time that tells nothing of how much was right. */
export function isProof(hash: KeyedHash, bound: Bound, proof: string): boolean {
  return timingSafeEqual(Buffer.from(proofOf(hash, bound)), Buffer.from(proof))
}
