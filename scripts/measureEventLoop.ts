import { maxDelayMs, measureAll, payloads } from '../tests/process/held/measure'
import { openHeldServer } from '../tests/process/held/server'

/**
 * `npm run measure:event-loop`: the maximum event loop delay that requests of maximum size cause in
 * each parser of the built server.
 */
const server = await openHeldServer()
const measured = await measureAll(server, payloads)
await server.stop()

const worst = measured.toSorted((a, b) => b.delayMs - a.delayMs)
const line = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
line('parser', 'payloads', 'held at most', 'by')
line('---', '---', '---', '---')
for (const parser of new Set(measured.map((one) => one.parser))) {
  const [first] = worst.filter((one) => one.parser === parser)
  const count = measured.filter((one) => one.parser === parser).length
  if (first !== undefined) line(parser, String(count), `${first.delayMs.toFixed(0)} ms`, first.name)
}
const beyond = worst.filter(({ delayMs, status }) => delayMs > maxDelayMs || status === 500)
for (const { name, delayMs, status } of beyond)
  process.stdout.write(`TOO LONG: ${name}: ${delayMs.toFixed(0)} ms, ${status}\n`)
process.exit(beyond.length === 0 ? 0 : 1)
