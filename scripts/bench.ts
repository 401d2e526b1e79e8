import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { serve } from '@hono/node-server'
import { readConfiguration } from '@server/configuration'
import {
  categories,
  categoryContents,
  contents,
  resourceBookings,
  resources,
  settings,
  users,
} from '@server/db/schema'
import { createServer } from '@server/http/server'
import { openDependencies } from '@server/openDependencies'
import { and, eq } from 'drizzle-orm'
import { measureEnumeration } from './benchEnumeration'

/**
 * `npm run bench`: measures home's reads relative to reading one row with the same framework and
 * database, the last of them with a hundred items in every category; a history of twenty bookings
 * relative to one of five thousand; then the response time for an address without an account, as a
 * ratio to one with.
 */
const items = 2000
const bookings = 5000
const seconds = 2
const rounds = 3
const oneRow = '/floor'
const run = promisify(execFile)

type Seen = { perSecond: number; p50: number; p99: number; failed: number }

const dependencies = await openDependencies(
  await readConfiguration(process.cwd(), {
    ...process.env,
    DATA_DIR: ':memory:',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
  }),
)
const { connection } = dependencies.database

/** Items of the building without a category: they enlarge the tables, not the replies. */
const extra = Array.from({ length: items }, (_, n) => ({
  uuid: crypto.randomUUID(),
  buildingUuid: buildingUuid.meridian,
  type: 'POST',
  title: `Item ${n}`,
  details: { description: 'Something that happened in the building. '.repeat(10) },
}))
await connection.insert(contents).values(extra)

/** Adds them to the building's categories, so that each of these returns a hundred. */
async function fillCategories(): Promise<void> {
  const rows = await connection
    .select({ uuid: categories.uuid })
    .from(categories)
    .where(and(eq(categories.buildingUuid, buildingUuid.meridian), eq(categories.active, true)))
  await connection.insert(categoryContents).values(
    extra.map(({ uuid }, n) => ({
      categoryUuid: rows[n % rows.length]?.uuid ?? '',
      contentUuid: uuid,
      position: 1000 + n,
    })),
  )
  dependencies.contentCache.clear()
}

/** Inserts years of bookings for the caller; most of them are in the past. */
async function bookOften(): Promise<void> {
  const [ada] = await connection.select().from(users).where(eq(users.email, 'ada@meridian.example'))
  const [room] = await connection.select().from(resources).limit(1)
  const hourMs = 3_600_000
  await connection.insert(resourceBookings).values(
    Array.from({ length: bookings }, (_, n) => {
      const startAt = new Date(Date.now() + (n - bookings * 0.9) * 5 * hourMs)
      return {
        uuid: crypto.randomUUID(),
        resourceUuid: room?.uuid ?? '',
        userId: ada?.id ?? 0,
        status: 'confirmed' as const,
        startAt,
        endAt: new Date(startAt.getTime() + hourMs),
        createdAt: startAt,
      }
    }),
  )
}

const app = createServer(dependencies)
app.get(oneRow, async (context) => {
  const [row] = await connection.select().from(settings).where(eq(settings.key, 'demo_seeded_at'))
  return context.json(row)
})
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await once(server, 'listening')
const { port } = server.address() as AddressInfo

const login = await fetch(`http://127.0.0.1:${port}/api/auth/v2/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
})
const { token } = (await login.json()) as { token: string }

async function measure(path: string, connections: number): Promise<Seen> {
  const url = `http://127.0.0.1:${port}${path}`
  const args = ['scripts/benchLoad.mjs', url, String(connections), String(seconds), token]
  const { stdout } = await run(process.execPath, args)
  const seen = JSON.parse(stdout) as Seen
  if (seen.failed > 0) throw new Error(`${path}: ${seen.failed} calls failed`)
  return seen
}

const building = `/api/tenant/v1/buildings/${buildingUuid.meridian}`
const paths = {
  utilities: `${building}/utility-buttons?lang=en-us`,
  discover: `${building}/categories/contents?lang=en-us`,
  spotlight: `${building}/categories/contents-spotlight?lang=en-us`,
  promoted: `${building}/contents-promoted?lang=en-us`,
}

const line = (...cells: string[]) =>
  process.stdout.write(
    `${cells.map((cell, n) => (n === 0 ? cell.padEnd(12) : cell.padStart(12))).join('')}\n`,
  )

/** The mean of all rounds; p99 is that of the slowest round. */
function overall(seen: Seen[]): Seen {
  const mean = (of: (one: Seen) => number) =>
    seen.reduce((sum, one) => sum + of(one), 0) / seen.length
  return {
    perSecond: mean(({ perSecond }) => perSecond),
    p50: mean(({ p50 }) => p50),
    p99: Math.max(...seen.map(({ p99 }) => p99)),
    failed: 0,
  }
}

/** Alternates with the single row, so that other load on the machine affects both. */
async function compare(name: string, path: string): Promise<void> {
  const seen = {
    floor: { many: [] as Seen[], alone: [] as Seen[] },
    many: [] as Seen[],
    alone: [] as Seen[],
  }
  await measure(path, 8)
  for (let round = 0; round < rounds; round += 1) {
    seen.floor.many.push(await measure(oneRow, 32))
    seen.many.push(await measure(path, 32))
    seen.floor.alone.push(await measure(oneRow, 1))
    seen.alone.push(await measure(path, 1))
  }
  const [many, alone] = [overall(seen.many), overall(seen.alone)]
  const floor = { many: overall(seen.floor.many), alone: overall(seen.floor.alone) }
  line(
    name,
    many.perSecond.toFixed(0),
    floor.many.perSecond.toFixed(0),
    (many.perSecond / floor.many.perSecond).toFixed(2),
    many.p99.toFixed(1),
    alone.p50.toFixed(2),
    floor.alone.p50.toFixed(2),
    (alone.p50 / floor.alone.p50).toFixed(2),
  )
}

line('', 'per second', 'one row', 'ratio', 'p99 ms', 'p50 alone', 'one row', 'ratio')
for (const [name, path] of Object.entries(paths)) await compare(name, path)
await fillCategories()
await compare('discover 500', paths.discover)
const history =
  '/api/tenant/v1/users/current/transactions?type=resource_booking&period=upcoming&limit=20'
const ordered = `${history}&orderByProperty=start_at&orderBy=asc`
await compare('history', ordered)
await bookOften()
await compare('history 5000', ordered)
server.close()

process.stdout.write('\n')
line('median ms', 'known', 'unknown', 'ratio')
for (const { name, known, unknown } of await measureEnumeration(app, connection)) {
  line(name, known.toFixed(2), unknown.toFixed(2), (unknown / known).toFixed(2))
}
await dependencies.database.close()
process.exit(0)
