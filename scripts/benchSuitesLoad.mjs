// Part of `npm run bench`: the users who change suites and those who receive changes, in a separate
// process that does not slow down the server. node scripts/benchSuitesLoad.mjs ROOT TOKEN
// BUILDING/FLOOR SUITE,SUITE,…
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'

const rounds = 10
/** Users check the result before they press again. */
const betweenMs = 2000
/** Maximum number of topics per stream. */
const perStream = 20

const [root, token, floor, list] = process.argv.slice(2)
const ids = list.split(',')
const [building, floorId] = floor.split('/')
const headers = { authorization: `Bearer ${token}` }

/** Pending expectations of a suite's light, by `id light`. */
const waiting = new Map()

/** Resolves once the stream is open. */
function listen(some) {
  const topics = some.map((id) => `suite:${floor}.${id}`)
  const query = new URLSearchParams({ topics: topics.join(',') })
  return new Promise((resolve, reject) => {
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'open') resolve()
        if (event !== 'changed') return
        const { data: suite } = JSON.parse(data)
        waiting.get(`${suite.id} ${suite.requested_lighting}`)?.()
      },
    })
    const request = get(`${root}/portico/v1/live?${query}`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream returned ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (chunk) => parser.feed(chunk))
    })
    request.on('error', reject)
  })
}

async function press(id, light, times) {
  const began = performance.now()
  const received = new Promise((resolve) => waiting.set(`${id} ${light}`, resolve))
  const path = `/smart-building/v1/buildings/${building}/zeller/floors/${floorId}/suites/${id}/lighting/all/${light}`
  const answer = await fetch(root + path, { method: 'PUT', headers })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  times.answered.push(performance.now() - began)
  await received
  times.confirmed.push(performance.now() - began)
}

function quantiles(all) {
  const times = all.toSorted((a, b) => a - b)
  const quantile = (part) => times[Math.floor(part * times.length)].toFixed(1)
  return `p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`
}

async function measure(name, startAfter) {
  const times = { answered: [], confirmed: [] }
  const control = async (id) => {
    await pause(startAfter())
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now()
      await press(id, round % 2 === 0 ? 0 : 100 - round, times)
      await pause(Math.max(0, betweenMs - (performance.now() - began)))
    }
  }
  await Promise.all(ids.map(control))
  process.stdout.write(
    `${name}: answered ${quantiles(times.answered)}; confirmed ${quantiles(times.confirmed)}\n`,
  )
}

const parts = Array.from({ length: Math.ceil(ids.length / perStream) }, (_, n) =>
  ids.slice(n * perStream, (n + 1) * perStream),
)
await Promise.all(parts.map(listen))
const each = `${ids.length} suites`
await measure(`${each}, each set every ${betweenMs / 1000} s`, () => Math.random() * betweenMs)
await measure(`${each}, all set in the same moment`, () => 0)
process.exit(0)
