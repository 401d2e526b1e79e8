// Requests one address repeatedly over N connections for some seconds; prints the results as JSON.
import { Agent, request } from 'node:http'

const [url, connections, seconds, token] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const times = []
let failed = 0
const end = performance.now() + Number(seconds) * 1000

function once() {
  return new Promise((resolve) => {
    const started = performance.now()
    const call = request(
      url,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.resume()
        response.on('end', () => {
          times.push(performance.now() - started)
          if (response.statusCode !== 200) failed += 1
          resolve()
        })
      },
    )
    call.on('error', () => {
      failed += 1
      resolve()
    })
    call.end()
  })
}

await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < end) await once()
  }),
)
agent.destroy()
times.sort((a, b) => a - b)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }),
)
