import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { readConfiguration } from '@server/configuration'
import { buildings, settings, userBuildings, users } from '@server/db/schema'
import { createServer } from '@server/http/server'
import { openDependencies } from '@server/openDependencies'
import { eq, like, sql } from 'drizzle-orm'

/**
 * Part of `npm run bench`: the lists of the operators' console with the demo's few people and buildings, and with 5,000
 * people and 200 buildings. Times are relative to reading one row, so that other load on the machine affects both.
 */
const people = 5000
const houses = 200
const rounds = 60

const dependencies = await openDependencies(
  await readConfiguration(process.cwd(), {
    ...process.env,
    DATA_DIR: ':memory:',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
  }),
)
const { connection } = dependencies.database
const app = createServer(dependencies)
app.get('/floor', async (context) => {
  const [row] = await connection.select().from(settings).where(eq(settings.key, 'demo_seeded_at'))
  return context.json(row)
})

async function tokenOf(email: string): Promise<string> {
  const login = await app.request('/api/auth/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return ((await login.json()) as { token: string }).token
}
const token = await tokenOf('operator@portico.example')
const lists = {
  people: 'people',
  'people, searched': 'people?search=tess',
  'people, by state': 'people?sort=state&descending=true',
  'people, one building': `people?building=${buildingUuid.meridian}`,
  buildings: 'buildings',
  'buildings, searched': 'buildings?search=plaza',
  companies: 'companies',
}

async function timed(path: string): Promise<number> {
  const began = performance.now()
  const reply = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  return performance.now() - began
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Medians of the lists in milliseconds, each alternating with the single row. */
async function measure() {
  const seen: Record<string, { list: number; row: number }> = {}
  for (const [name, path] of Object.entries(lists)) {
    const list: number[] = []
    const row: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      list.push(await timed(`/api/portico/v1/operate/${path}`))
      row.push(await timed('/floor'))
    }
    seen[name] = { list: median(list), row: median(row) }
  }
  return seen
}

async function grow(): Promise<void> {
  const [house] = await connection
    .select()
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid.meridian))
  if (house === undefined) throw new Error('The demo has lost its building')
  await connection.insert(buildings).values(
    Array.from({ length: houses }, (_, n) => ({
      ...house,
      uuid: crypto.randomUUID(),
      name: `House ${n}`,
    })),
  )
  for (let from = 0; from < people; from += 500) {
    await connection.insert(users).values(
      Array.from({ length: 500 }, (_, n) => ({
        uuid: crypto.randomUUID(),
        email: `person-${from + n}@many.example`,
        firstName: `First ${n % 83}`,
        lastName: `Last ${(from + n) % 997}`,
        confirmed: n % 3 > 0,
      })),
    )
  }
  const added = await connection.select().from(users).where(like(users.email, '%@many.example'))
  const at = { buildingUuid: buildingUuid.meridian, source: 'domain' as const }
  for (let from = 0; from < added.length; from += 500) {
    const some = added.slice(from, from + 500)
    await connection.insert(userBuildings).values(some.map(({ id }) => ({ userId: id, ...at })))
  }
}

await measure()
const few = await measure()
await grow()
// As the server does every hour.
await connection.execute(sql`vacuum analyze`)
await measure()
const many = await measure()

const line = (...cells: string[]) =>
  process.stdout.write(
    `${cells.map((cell, n) => (n === 0 ? cell.padEnd(24) : cell.padStart(10))).join('')}\n`,
  )
process.stdout.write('\n')
line('console, ms', 'few', 'many', 'growth')
for (const [name, { list, row }] of Object.entries(few)) {
  const later = many[name]
  if (later === undefined) continue
  const growth = later.list / later.row / (list / row)
  line(name, list.toFixed(2), later.list.toFixed(2), growth.toFixed(2))
}
await dependencies.database.close()
process.exit(0)
