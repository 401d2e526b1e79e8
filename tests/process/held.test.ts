import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Measured, maxDelayMs, measureAll, payloads } from './held/measure'
import { type HeldServer, openHeldServer } from './held/server'

const parsers = [...new Set(payloads.map(({ parser }) => parser))]

let server: HeldServer
beforeAll(async () => {
  server = await openHeldServer()
}, 60_000)
afterAll(() => server.stop())

describe('the event loop', () => {
  it.each(parsers)(
    'is not blocked by the worst input for the parser of %s',
    async (parser) => {
      const measured = await measureAll(
        server,
        payloads.filter((one) => one.parser === parser),
      )
      expect(measured.length).toBeGreaterThan(5)
      const named = ({ name, delayMs, status }: Measured) =>
        `${name}: ${delayMs.toFixed(0)} ms, ${status}`
      expect(measured.filter(({ delayMs }) => delayMs > maxDelayMs).map(named)).toEqual([])
      // None of it causes an error of ours.
      expect(measured.filter(({ status }) => status === 500).map(named)).toEqual([])
    },
    300_000,
  )

  it('is reported as blocked when it is', async () => {
    // The control: a probe that detects nothing would let everything pass. More than once, because a probe that starts
    // late misses one occasionally.
    for (let run = 0; run < 20; run += 1) {
      expect(await server.heldBy(() => server.hold(100))).toBeGreaterThan(90)
    }
  })
})
