import type { Database } from '@server/db/database'
import { idempotencyKeys, settings } from '@server/db/schema'
import { createUnitsOfWork } from '@server/http/unitOfWork'
import { Refusal } from '@server/services/platform/refusal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '../../features/deferred'
import { openTestDatabase } from '../database'

const now = new Date('2026-11-24T12:00:00Z')
const attempt = { key: 'one-intent-0001', scope: 'POST /things', body: '{"n":1}' }
const wanted = { attempt, status: 201, now }
const counted = 'times acted'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  await database.connection.delete(idempotencyKeys)
  await database.connection.delete(settings).where(eq(settings.key, counted))
})

const times = async () => {
  const [row] = await database.connection.select().from(settings).where(eq(settings.key, counted))
  return Number(row?.value ?? 0)
}

/** A separate process, as far as keys in progress are concerned. */
const openProcess = () => {
  const run = createUnitsOfWork(database)
  return (given: typeof wanted | { attempt: null; status: number; now: Date } = wanted) =>
    run(given, (commit) =>
      commit(async (tx) => {
        const [row] = await tx.select().from(settings).where(eq(settings.key, counted))
        const value = String(Number(row?.value ?? 0) + 1)
        await tx
          .insert(settings)
          .values({ key: counted, value })
          .onConflictDoUpdate({ target: settings.key, set: { value } })
        return { acted: Number(value) }
      }),
    )
}

describe('a mutation with a key', () => {
  it('acts once and repeats its reply', async () => {
    const act = openProcess()
    const first = await act()
    expect(first).toEqual({ status: 201, body: '{"acted":1}', isReplay: false })
    expect(await act()).toEqual({ ...first, isReplay: true })
    expect(await openProcess()()).toEqual({ ...first, isReplay: true })
    expect(await times()).toBe(1)
  })

  it('leaves nothing behind if its process dies before the commit; a retry acts', async () => {
    const dying = createUnitsOfWork(database)(wanted, (commit) =>
      commit(async (tx) => {
        await tx.insert(settings).values({ key: counted, value: '1' })
        throw new Error('killed')
      }),
    )
    await expect(dying).rejects.toThrow('killed')
    expect(await times()).toBe(0)
    expect((await openProcess()()).isReplay).toBe(false)
    expect(await times()).toBe(1)
  })

  it('acts once even if its process dies between the commit and the reply', async () => {
    const dying = createUnitsOfWork(database)(wanted, async (commit) => {
      const done = await commit(async (tx) => {
        await tx.insert(settings).values({ key: counted, value: '1' })
        return { acted: 1 }
      })
      if (done.reply.acted === 1) throw new Error('killed')
      return done
    })
    await expect(dying).rejects.toThrow('killed')
    const retries = await Promise.all(Array.from({ length: 10 }, () => openProcess()()))
    expect(new Set(retries.map(({ body }) => body))).toEqual(new Set(['{"acted":1}']))
    expect(retries.every(({ isReplay }) => isReplay)).toBe(true)
    expect(await times()).toBe(1)
  })

  it('acts once for thirty concurrent calls to three processes', async () => {
    const processes = [openProcess(), openProcess(), openProcess()]
    const calls = Array.from({ length: 30 }, (_, n) => (processes[n % 3] ?? openProcess())())
    const outcomes = await Promise.all(
      calls.map((call) =>
        call.then(
          ({ body }) => body,
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        ),
      ),
    )
    expect(outcomes).toContain('{"acted":1}')
    const others = outcomes.filter((outcome) => outcome !== '{"acted":1}')
    expect(others.every((outcome) => outcome === 'idempotency_in_progress')).toBe(true)
    expect(await times()).toBe(1)
  })

  it('refuses a second call until the first has reached its transaction', async () => {
    const run = createUnitsOfWork(database)
    const act = vi.fn<() => Promise<object>>(async () => ({ acted: 1 }))
    const { promise: started, resolve: begin } = deferred<void>()
    const { promise: hashed, resolve: finish } = deferred<void>()
    const first = run(wanted, async (commit) => {
      begin()
      await hashed
      return commit(act)
    })
    await started
    await expect(run(wanted, (commit) => commit(act))).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      more: { retryAfter: 1 },
    })
    finish()
    expect(await first).toMatchObject({ isReplay: false })
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('refuses another body', async () => {
    await openProcess()()
    await expect(
      openProcess()({ ...wanted, attempt: { ...attempt, body: '{"n":2}' } }),
    ).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('retains what a returned refusal has counted, and releases the key', async () => {
    const refused = createUnitsOfWork(database)(wanted, (commit) =>
      commit(async (tx) => {
        await tx.insert(settings).values({ key: counted, value: '7' })
        return new Refusal('code_invalid')
      }),
    )
    await expect(refused).rejects.toMatchObject({ code: 'code_invalid' })
    expect(await times()).toBe(7)
    expect((await openProcess()()).body).toBe('{"acted":8}')
  })
})

it('a mutation without a key acts each time', async () => {
  const act = openProcess()
  await act({ ...wanted, attempt: null })
  await act({ ...wanted, attempt: null })
  expect(await times()).toBe(2)
  expect(await database.connection.$count(idempotencyKeys)).toBe(0)
})
