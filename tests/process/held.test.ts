import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Measured, maxDelayMs, measureAll, payloads } from './held/measure'
import { type HeldServer, openHeldServer } from './held/server'

let server: HeldServer
beforeAll(async () => {
  server = await openHeldServer()
}, 60_000)
afterAll(() => server.stop())

describe('the event loop', () => {
  it.each(['JSON', 'SAML', 'form', 'attachment', 'address', 'header', 'picture'] as const)(
    'is not held by the worst that can be sent to what reads: %s',
    async (parser) => {
      const measured = await measureAll(
        server,
        payloads.filter((one) => one.parser === parser),
      )
      expect(measured.length).toBeGreaterThan(5)
      const named = ({ name, delayMs, status }: Measured) =>
        `${name}: ${delayMs.toFixed(0)} ms, ${status}`
      expect(measured.filter(({ delayMs }) => delayMs > maxDelayMs).map(named)).toEqual([])
      // Nothing of it is a mistake of ours.
      expect(measured.filter(({ status }) => status === 500).map(named)).toEqual([])
    },
    300_000,
  )

  it('is seen to be held when it is', async () => {
    // The control, without which a probe that sees nothing would let everything pass.
    // More than once: a probe that begins late misses one now and then.
    for (let run = 0; run < 20; run += 1) {
      expect(await server.heldBy(() => server.hold(100))).toBeGreaterThan(90)
    }
  })
})
