import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { contents, settings } from '@server/db/schema'
import { demoPassword } from '@server/demo/accounts'
import { buildingUuid } from '@server/demo/buildings'
import { openDependencies } from '@server/dependencies'
import { readEnvironment } from '@server/environment'
import { createServer } from '@server/http/server'
import { eq } from 'drizzle-orm'
import { measureEnumeration } from './benchEnumeration'

/**
 * `npm run bench`: home's reads as a ratio to one row by the same framework from the same database, then
 * how long an address without an account is answered, as a ratio to one with.
 */
const port = 4341
const items = 2000
const seconds = 4
const run = promisify(execFile)

type Seen = { perSecond: number; p50: number; p99: number; failed: number }

const dependencies = await openDependencies(
  process.cwd(),
  readEnvironment({ ...process.env, DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }),
)
const { connection } = dependencies.database

/** Items of the building that stand in no category: they weigh on the tables, not on the replies. */
await connection.insert(contents).values(
  Array.from({ length: items }, (_, n) => ({
    uuid: crypto.randomUUID(),
    buildingUuid: buildingUuid.meridian,
    type: 'POST',
    title: `Item ${n}`,
    details: { description: 'Something that happened in the building. '.repeat(10) },
  })),
)

const app = createServer(dependencies)
app.get('/floor', async (context) => {
  const [row] = await connection.select().from(settings).where(eq(settings.key, 'demo_seeded_at'))
  return context.json(row)
})
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })

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
  'one row': '/floor',
  utilities: `${building}/utility-buttons?lang=en-us`,
  discover: `${building}/categories/contents?lang=en-us`,
  spotlight: `${building}/categories/contents-spotlight?lang=en-us`,
  promoted: `${building}/contents-promoted?lang=en-us`,
}

const line = (...cells: string[]) =>
  process.stdout.write(
    `${cells.map((cell, n) => (n === 0 ? cell.padEnd(12) : cell.padStart(12))).join('')}\n`,
  )
line('', 'per second', 'ratio', 'p99 ms', 'p50 alone', 'ratio')
let floor: { many: Seen; alone: Seen } | null = null
for (const [name, path] of Object.entries(paths)) {
  await measure(path, 8)
  const many = await measure(path, 32)
  const alone = await measure(path, 1)
  floor ??= { many, alone }
  line(
    name,
    many.perSecond.toFixed(0),
    (many.perSecond / floor.many.perSecond).toFixed(2),
    many.p99.toFixed(1),
    alone.p50.toFixed(2),
    (alone.p50 / floor.alone.p50).toFixed(2),
  )
}
server.close()

process.stdout.write('\n')
line('median ms', 'known', 'unknown', 'ratio')
for (const { name, known, unknown } of await measureEnumeration(app, connection)) {
  line(name, known.toFixed(2), unknown.toFixed(2), (unknown / known).toFixed(2))
}
await dependencies.database.close()
process.exit(0)
