import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/**
 * Replaces `@node-rs/argon2` (see `vitest.config.ts`): the server's suites compare thousands of passwords, and would
 * spend most of their time on it at the product's cost. A lower cost than that is refused, so every hash of these
 * suites proves that the product requests it.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

/** The first recommendation of the OWASP Password Storage Cheat Sheet; memory in KiB. */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hash(password: string, options?: Argon2.Options): Promise<string> {
  for (const [name, least] of Object.entries(recommended)) {
    const request = options?.[name as keyof typeof recommended] ?? 0
    if (request < least) throw new Error(`Passwords need a ${name} of ${least}, not ${request}`)
  }
  return argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
}

export const { verify } = argon2
