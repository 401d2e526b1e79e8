import { hash, verify } from '@node-rs/argon2'

/** argon2id, the library's default variant, with the parameters that OWASP recommends first. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that matches no password. It is compared if there is no account, so that the response takes the same time. */
let decoyHash: Promise<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function passwordMatches(stored: string | null, input: string): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoyHash), input)
  return matches && stored !== null
}
