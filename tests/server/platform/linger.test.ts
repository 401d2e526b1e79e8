import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { linger } from '@server/http/linger'
import { beforeEach, describe, expect, it } from 'vitest'

let body: PassThrough
let stopping: AbortController
beforeEach(() => {
  body = new PassThrough()
  stopping = new AbortController()
})

const patient = { ms: 60_000, idleMs: 60_000, bytes: 1_000_000 }
const kilobyte = Buffer.alloc(1000)

async function refused(limits = patient) {
  const reply = await linger(
    new Response('too many', { status: 429 }),
    body as unknown as IncomingMessage,
    stopping.signal,
    limits,
  )
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
  const first = await reader.read()
  expect(Buffer.from(first.value ?? []).toString()).toBe('too many')
  let hasEnded = false
  const ended = reader.read().then(({ done }) => {
    hasEnded = done
    return done
  })
  return { reply, ended, hasEnded: () => hasEnded }
}
/** More turns of the event loop than a piece of the body takes to arrive. */
const settle = async () => {
  for (let turns = 0; turns < 10; turns += 1) await turn()
}

describe('the end of a refusal', () => {
  it('waits until the client has sent its body, and the refusal itself does not', async () => {
    const { reply, ended, hasEnded } = await refused()
    expect([reply.status, reply.headers.get('content-length')]).toEqual([429, '8'])
    body.write(kilobyte)
    await settle()
    expect(hasEnded()).toBe(false)
    body.end(kilobyte)
    expect(await ended).toBe(true)
  })

  it.each([
    ['pauses', { idleMs: 30 }],
    ['takes too long', { ms: 30 }],
  ])('does not wait for a client that %s', async (_, limits) => {
    const { ended } = await refused({ ...patient, ...limits })
    expect(await ended).toBe(true)
  })

  it('does not wait for a client that sends without end', async () => {
    const { ended } = await refused({ ...patient, bytes: 5000 })
    for (let sent = 0; sent < 10; sent += 1) body.write(kilobyte)
    expect(await ended).toBe(true)
  })

  it('does not wait for a client that has gone', async () => {
    const { ended } = await refused()
    body.destroy()
    expect(await ended).toBe(true)
  })

  it('does not wait while the server is stopping', async () => {
    const { ended } = await refused()
    stopping.abort()
    expect(await ended).toBe(true)
  })

  it('keeps nothing of the body for a reader of its beginning', async () => {
    const read: Buffer[] = []
    body.on('data', (chunk: Buffer) => read.push(chunk))
    body.write(kilobyte)
    await settle()
    const { ended } = await refused()
    body.end(Buffer.alloc(100_000))
    expect(await ended).toBe(true)
    expect(Buffer.concat(read).byteLength).toBe(1000)
  })
})
