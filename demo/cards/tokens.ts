import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

const cardOfToken = v.strictObject({
  brand: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  month: v.number(),
  year: v.number(),
  /** Whether a gateway accepts it. */
  isGood: v.boolean(),
})

export type CardOfToken = v.InferOutput<typeof cardOfToken>

/** Not a secret: the sandbox has no real cards. */
const seal = (text: string) =>
  createHmac('sha256', 'the sandbox of the demo').update(text).digest('base64url').slice(0, 22)

/**
 * A token contains its own data, so that the sandbox stores nothing, and demos of other processes
 * and earlier runs recognise it. A real provider stores the card, and its tokens are opaque.
 */
export function tokenOf(card: CardOfToken, salt = randomBytes(6).toString('base64url')): string {
  const text = Buffer.from(JSON.stringify({ ...card, salt })).toString('base64url')
  return `${text}${seal(text)}`
}

export function cardOf(token: string): CardOfToken | null {
  const [text, sealed] = [token.slice(0, -22), token.slice(-22)]
  const expected = seal(text)
  if (sealed.length !== expected.length) return null
  if (!timingSafeEqual(Buffer.from(sealed), Buffer.from(expected))) return null
  const { salt: _, ...card } = JSON.parse(Buffer.from(text, 'base64url').toString()) as object & {
    salt: string
  }
  return v.parse(cardOfToken, card)
}
