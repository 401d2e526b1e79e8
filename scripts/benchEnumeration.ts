import type { Connection } from '@server/db/database'
import { users, verificationCodes } from '@server/db/schema'
import type { Hono } from 'hono'

const rounds = 300
const warmUp = 20
const kinds = ['known', 'unknown'] as const

type Kind = (typeof kinds)[number]
type Medians = { name: string } & Record<Kind, number>

/**
 * Response times in milliseconds of addresses with and without an account. Requests alternate
 * between both, in this process and without a socket, so that no rate limit applies.
 */
export async function measureEnumeration<Env extends object>(
  app: Hono<Env>,
  connection: Connection,
): Promise<Medians[]> {
  await insertKnown(connection)
  const measure = (name: string, method: string, path: string, more: object = {}) =>
    inTurns(name, async (email) => {
      const started = performance.now()
      const response = await app.request(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', host: 'localhost' },
        body: JSON.stringify({ email, ...more }),
      })
      await response.text()
      if (response.status >= 500 || response.status === 429) {
        throw new Error(`${path}: ${response.status}`)
      }
      return performance.now() - started
    })
  const codes = '/user-verification/code'
  const login = await measure('login', 'POST', '/auth/v2/login', { password: 'Wrong-Pass1!' })
  const send = await measure('reset send', 'POST', `${codes}/reset-password/send`)
  // Simulates that a minute has passed.
  await connection.update(verificationCodes).set({ sentAt: new Date(Date.now() - 60_000) })
  const resend = await measure('resend', 'POST', `${codes}/reset-password/resend`)
  return [login, send, resend, await measure('wrong code', 'PUT', `${codes}/0000/consume`)]
}

const address = (kind: Kind, n: number) => `${kind}-${n}@meridian.example`
const numbers = Array.from({ length: warmUp + rounds }, (_, n) => n)

async function insertKnown(connection: Connection): Promise<void> {
  const [like] = await connection.select().from(users).limit(1)
  await connection.insert(users).values(
    numbers.map((n) => ({
      uuid: crypto.randomUUID(),
      email: address('known', n),
      firstName: 'Known',
      lastName: `Number ${n}`,
      passwordHash: like?.passwordHash ?? null,
      confirmed: true,
      termsAccepted: true,
    })),
  )
}

/** Each round uses a new pair of addresses; their order alternates. */
async function inTurns(name: string, of: (email: string) => Promise<number>): Promise<Medians> {
  const took: Record<Kind, number[]> = { known: [], unknown: [] }
  for (const n of numbers) {
    for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
      const ms = await of(address(kind, n))
      if (n >= warmUp) took[kind].push(ms)
    }
  }
  return { name, known: median(took.known), unknown: median(took.unknown) }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
