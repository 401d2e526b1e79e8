import { afterAll, beforeAll, expect, it } from 'vitest'
import { payloads, sendAll } from './held/measure'
import { type HeldServer, openHeldServer } from './held/server'

const parsers = [...new Set(payloads.map(({ parser }) => parser))]

let server: HeldServer
beforeAll(async () => {
  server = await openHeldServer()
})
afterAll(() => server.stop())

// `npm run measure:event-loop` measures how long each of them blocks the server.
it.each(parsers)(
  'the server answers the worst input for the parser of %s without an error of its own',
  async (parser) => {
    const sent = await sendAll(
      server,
      payloads.filter((one) => one.parser === parser),
    )
    expect(sent.length).toBeGreaterThan(5)
    // A limit's refusal would mean that it was not read.
    const wrong = sent.filter(({ status }) => status === 500 || status === 429)
    expect(wrong.map(({ name, status }) => `${name}: ${status}`)).toEqual([])
  },
  300_000,
)
