// The second half of npm run bench: documents that the built server renders. Measures their
// duration, their effect on the API, the server's memory after many requests, and the cost of much
// content in a building.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildIfNeeded } from './buildIfNeeded.mjs'
import { demoPassword } from './screenshots/signIn.mjs'
import { serveBuilt } from './size/serveBuilt.mjs'

const port = Number(process.env.PORT ?? 4332)
const origin = `http://localhost:${port}`
const agent = 'bench'

await buildIfNeeded()
let server = await serveBuilt(port)

/**
 * Signs in; returns a function that requests one document for the signed-in user, and throws if the
 * server returns only a shell.
 */
async function visitor() {
  const signIn = await fetch(`${origin}/api/auth/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
  })
  const { token, user } = await signIn.json()
  const cookie = signIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const render = async () => {
    const reply = await fetch(`${origin}/building/${user.default_building_uuid}`, {
      headers: { cookie, 'user-agent': agent, 'accept-encoding': 'br' },
    })
    const html = await reply.text()
    if (!html.includes(`"uuid":"${user.uuid}"`) || !html.includes('<h1')) throw new Error('a shell')
  }
  return { token, user, render }
}
const { token, user, render } = await visitor()
const read = (path) => async () => {
  const reply = await fetch(`${origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${reply.status}`)
}
const reads = [
  read('/users/current'),
  read(`/tenant/v1/buildings/${user.default_building_uuid}/utility-buttons?lang=en-us`),
  read(
    `/tenant/v1/buildings/${user.default_building_uuid}/categories/contents?lang=en-us&orderByProperty=name&orderBy=desc&offset=0`,
  ),
]

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

/**
 * Runs `act` for a number of concurrent users, for a time or a number of times, and returns each
 * duration.
 */
async function load(act, { users, seconds = Infinity, times = Infinity }) {
  const took = []
  let failed = 0
  let calls = 0
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: users }, async () => {
      while (performance.now() < end && calls < times) {
        calls += 1
        const from = performance.now()
        try {
          await act(calls)
          took.push(performance.now() - from)
        } catch {
          failed += 1
        }
      }
    }),
  )
  took.sort((a, b) => a - b)
  const perSecond = took.length / ((performance.now() - started) / 1000)
  return { perSecond, p50: at(took, 0.5), p99: at(took, 0.99), failed, done: took.length }
}

const metric = async (name) => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
const cpu = () => metric('process_cpu_seconds_total')
const resident = async () => (await metric('process_resident_memory_bytes')) / 1e6
const line = (text) => process.stdout.write(`${text}\n`)
const ms = (value) => `${value.toFixed(1)} ms`

await load(() => render(), { users: 1, times: 150 })
const before = await cpu()
const alone = await load(() => render(), { users: 1, times: 200 })
const cpuEach = ((await cpu()) - before) / alone.done
line(
  `rendered home: ${ms(alone.p50)} p50, ${ms(alone.p99)} p99, one after the other; ${ms(cpuEach * 1000)} of processor each, of all threads`,
)
const many = await load(() => render(), { users: 6, seconds: 4 })
line(
  `rendered home, six at once: ${many.perSecond.toFixed(0)} a second, ${ms(many.p50)} p50, ${ms(many.p99)} p99, ${many.failed} shells`,
)

const any = (n) => reads[n % reads.length]()
await load(any, { users: 4, seconds: 1 })
const calm = await load(any, { users: 4, seconds: 4 })
// The load if all users open the app at the same moment.
const over = new AbortController()
const crowd = (async () => {
  while (!over.signal.aborted)
    await Promise.all([render().catch(() => {}), new Promise((r) => setTimeout(r, 100))])
})()
const busy = await load(any, { users: 4, seconds: 4 })
over.abort()
await crowd
line(
  `API reads: ${ms(calm.p99)} p99; ${ms(busy.p99)} beside ten documents a second (${(busy.p99 / calm.p99).toFixed(2)} ×)`,
)

const mixed = (n) => (n % 10 === 0 ? render().catch(() => {}) : any(n))
await load(mixed, { users: 4, times: 1000 })
const early = await resident()
await load(mixed, { users: 4, times: 9000 })
const late = await resident()
line(
  `resident memory: ${early.toFixed(0)} MB after 1,000 mixed requests, ${late.toFixed(0)} after 10,000 (${(late / early).toFixed(2)} ×)`,
)
await server.end()

/**
 * Median duration of rendering home in a building with this many more items, each on its own
 * server.
 */
async function renderedWith(items) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'))
  const grow = [process.execPath, 'scripts/task.mjs', 'scripts/growBuilding.ts']
  const env = { ...process.env, DATA_DIR: folder, ITEMS: String(items) }
  await promisify(execFile)(grow[0], grow.slice(1), { env })
  server = await serveBuilt(port, folder)
  const { render: renderGrown } = await visitor()
  await load(() => renderGrown(), { users: 1, times: 100 })
  const { p50 } = await load(() => renderGrown(), { users: 1, times: 100 })
  await server.end()
  await rm(folder, { recursive: true })
  return p50
}
const few = await renderedWith(0)
const lots = await renderedWith(2000)
line(
  `growth: ${ms(few)} p50 for a rendered home, ${ms(lots)} with 2,000 more items in its categories (${(lots / few).toFixed(2)} ×)`,
)
process.exit(0)
