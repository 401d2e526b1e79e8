import { rateLimits } from '@server/db/schema'
import { bodyChunks } from '@server/http/bodyChunks'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { patient } from '../patient'
import { samples } from '../support/sampleFiles'
import { formOf, supportFieldsOf, supportPath } from '../support/supportCalls'
import { withSharedWorld } from '../withWorld'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const supportFields = supportFieldsOf(tower)

const world = withSharedWorld()
let ada: Person
let token: string
let other: string
beforeAll(async () => {
  await aBuilding(world, tower)
  ada = await aPerson(world, { in: tower })
  token = (await world.signIn(ada)).token
  other = (await world.signIn(await aPerson(world, { in: tower }))).token
})
beforeEach(async () => {
  await world.database.connection.delete(rateLimits)
})

const headers = { 'content-type': 'multipart/form-data; boundary=boundary' }

/** A body that starts and stops; `taken` states whether any of it was read. */
function halfSent() {
  const state = { taken: 0, end: () => undefined as void }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        state.taken += 1
        state.end = () => controller.close()
        if (state.taken > 1) return new Promise<void>(() => undefined)
        controller.enqueue(new TextEncoder().encode('--boundary\r\n'))
        return undefined
      },
    },
    { highWaterMark: 0 },
  )
  return { state, stream }
}

const begin = (from: { token: string; client?: string }) => {
  const { state, stream } = halfSent()
  return { state, answer: world.request('POST', supportPath, { ...from, headers, stream }) }
}
async function started(forms: ReturnType<typeof begin>[]): Promise<void> {
  await expect.poll(() => forms.every(({ state }) => state.taken === 2), patient).toBe(true)
}
const ended = (forms: ReturnType<typeof begin>[]) => {
  for (const { state } of forms) state.end()
  return Promise.all(forms.map(({ answer }) => answer))
}

describe('forms in progress', () => {
  it('are limited to two for one user; a third is refused before any of it is read', async () => {
    const forms = [begin({ token }), begin({ token })]
    await started(forms)
    const third = begin({ token })
    const refused = await third.answer
    expect(readProblem(refused).code).toBe('too_many_requests')
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(third.state.taken).toBe(0)
    const ofOther = begin({ token: other })
    await started([ofOther])
    const answers = await ended([...forms, ofOther])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    // Their places are free again.
    const again = await world.request('POST', supportPath, { token, form: formOf(supportFields) })
    expect(again.status).toBe(201)
  })

  it('are limited to eight for one client address', async () => {
    const client = '192.0.2.7'
    const tokens = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await world.signIn(await aPerson(world))).token),
    )
    const forms = tokens
      .slice(0, 4)
      .flatMap((each) => [begin({ token: each, client }), begin({ token: each, client })])
    await started(forms)
    const ninth = begin({ token: tokens[4] ?? '', client })
    expect(readProblem(await ninth.answer).code).toBe('too_many_requests')
    await ended(forms)
  })
})

it('a user sends at most a hundred megabytes of files an hour', async () => {
  const { userUuid } = await world.signIn(ada)
  const upload = (from: string) => {
    const form = formOf(supportFields, [['lamp.png', samples.png]])
    return world.request('POST', supportPath, { token: from, form })
  }
  expect((await upload(token)).status).toBe(201)
  const left = 100 * 1024
  await world.limits.consume('uploadedKilobytesByUser', userUuid, left - 100)
  expect((await upload(token)).status).toBe(201)
  await world.limits.consume('uploadedKilobytesByUser', userUuid, 50).catch(() => undefined)
  await world.limits.consume('uploadedKilobytesByUser', userUuid, 50).catch(() => undefined)
  expect(readProblem(await upload(token)).code).toBe('too_many_requests')
  expect((await upload(other)).status).toBe(201)
})

describe('a slow body', () => {
  const pace = { idleMs: 30, graceMs: 60, bytesPerSecond: 1_000_000 }
  const read = async (stream: ReadableStream<Uint8Array>, given = pace) => {
    const app = new Hono()
    let bytes = 0
    let cancelled: unknown = null
    app.post('/', async (context) => {
      for await (const chunk of bodyChunks(context, 1_000_000, given)) bytes += chunk.byteLength
      return context.text('read')
    })
    app.onError((error, context) => {
      cancelled = error
      return context.text('refused')
    })
    await app.request('/', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    return { bytes, cancelled }
  }
  const drip = (everyMs: number, bytes: number) =>
    new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        controller.enqueue(new Uint8Array(bytes))
      },
    })

  it('is refused once it pauses for too long', async () => {
    const { stream } = halfSent()
    expect(await read(stream)).toMatchObject({ bytes: 12, cancelled: { code: 'body_too_slow' } })
  })

  it('is refused once it is too slow on average', async () => {
    const slow = await read(drip(5, 10), { ...pace, idleMs: 1000 })
    expect(slow.cancelled).toMatchObject({ code: 'body_too_slow' })
    expect(slow.bytes).toBeGreaterThan(10)
  })

  it('is read if it is fast enough', async () => {
    const { stream, state } = halfSent()
    setTimeout(() => state.end(), 10)
    expect(await read(stream)).toEqual({ bytes: 12, cancelled: null })
  })
})
