import { openEmbedded } from '@server/db/open'
import {
  addressChanges,
  analyticsEvents,
  idempotencyKeys,
  notices,
  outboxMails,
  rateLimits,
  refreshTokens,
  registrations,
  samlAssertions,
  sessionFamilies,
  ssoTransactions,
  users,
  verificationCodes,
} from '@server/db/schema'
import { requestAddress } from '@server/services/auth/address/addressChange'
import { notify } from '@server/services/notices/notices'
import { prune, startPruning } from '@server/services/platform/prune'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anInvitedPerson, aPerson } from '../builders/people'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { patient } from '../patient'
import { withWorld } from '../withWorld'
import { readProblem } from './reading'

const world = withWorld()
const calls = codeCalls(world)
beforeEach(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  await aPerson(world, { in: tower, email: ada })
})

const hour = 3600
const day = 24 * hour
const rows = async (table: PgTable) => (await world.database.connection.select().from(table)).length
const pruned = () => prune(world.database.connection, world.clock.now, world.files)
const tower = { uuid: crypto.randomUUID() }
const ada = 'ada@tenants.example'

/** Rows of the table after this many seconds, when it was pruned just before and just after. */
async function around(table: PgTable, seconds: number): Promise<[number, number]> {
  calls.later(seconds - 1)
  await pruned()
  const before = await rows(table)
  calls.later(2)
  await pruned()
  return [before, await rows(table)]
}

describe('pruning', () => {
  it("retains codes for two days, so that they count against the day's limits", async () => {
    await calls.sendReset(ada)
    expect(await around(verificationCodes, 2 * day)).toEqual([1, 0])
  })

  it('retains notices for ninety days', async () => {
    const { connection } = world.database
    const [account] = await connection.select().from(users).where(eq(users.email, ada))
    await notify(
      connection,
      [
        {
          userId: account?.id ?? 0,
          buildingUuid: tower.uuid,
          event: 'bookingApproved',
          subjectUuid: tower.uuid,
          name: 'Forum',
        },
      ],
      world.clock.now,
    )
    expect(await around(notices, 90 * day)).toEqual([1, 0])
  })

  it('retains a key of a sent mail for thirty days', async () => {
    const letter = { to: ada, subject: 'Tomorrow', text: 'Your booking', key: 'reminder' }
    await world.outbox.store(world.database.connection, [letter])
    await world.outbox.sendDue()
    expect(await around(outboxMails, 30 * day)).toEqual([1, 0])
  })

  it('retains a change of address for as long as its mailed link works', async () => {
    const { connection } = world.database
    const [account] = await connection.select().from(users).where(eq(users.email, ada))
    if (account === undefined) throw new Error('no account')
    await requestAddress(connection, account, 'next@tenants.example', world.clock.now)
    expect(await around(addressChanges, 7 * day)).toEqual([1, 0])
  })

  it("does not lift the day's limits", async () => {
    for (let n = 0; n < 6; n += 1) {
      await calls.sendReset(ada)
      calls.later(31)
    }
    calls.later(23 * hour)
    await pruned()
    const answer = await calls.sendReset(ada)
    expect(readProblem(answer).code).toBe('password_reset_limit_has_been_reached')
  })

  it('retains sign-ups for three days, including those with a last code in time', async () => {
    const nia = 'nia@tenants.example'
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    calls.later(2 * day - 60)
    await calls.resend(nia, { token })
    calls.later(50)
    await pruned()
    const code = await calls.codeFor(nia)
    expect((await calls.consume(code, nia, { token })).status).toBe(200)
    await calls.register(signUpBody(tower, 'other@tenants.example'))
    expect(await around(registrations, 3 * day)).toEqual([1, 0])
  })

  it('ends no renewable session, and retains what reveals a stolen token', async () => {
    const { refresh } = await world.signIn(ada)
    const renew = (token: string) =>
      world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: token } })
    calls.later(20 * day)
    expect((await renew(refresh)).status).toBe(200)
    calls.later(9 * day)
    await pruned()
    expect(readProblem(await renew(refresh)).code).toBe('refresh_token_reused')
  })

  it('deletes expired tokens and their session', async () => {
    await world.signIn(ada)
    expect(await around(refreshTokens, 30 * day)).toEqual([1, 0])
    expect(await rows(sessionFamilies)).toBe(0)
  })

  it('deletes sessions a day after their end, with their tokens', async () => {
    const { token } = await world.signIn(ada)
    await world.request('POST', '/api/auth/logout', { body: {}, token })
    expect(await around(sessionFamilies, day)).toEqual([1, 0])
    expect(await rows(refreshTokens)).toBe(0)
  })

  it('retains a session without a renewal until its token expires, and a day', async () => {
    await anInvitedPerson(world, { in: tower, email: 'csv@tenants.example' })
    await calls.sendReset('csv@tenants.example')
    const code = await calls.codeFor('csv@tenants.example')
    const set = await calls.setPassword({
      email: 'csv@tenants.example',
      code,
      new_password: newPassword,
    })
    await calls.register(signUpBody(tower, 'csv@tenants.example', { password: undefined }), {
      token: tokenIn(set.body),
    })
    expect(await rows(refreshTokens)).toBe(0)
    expect(await around(sessionFamilies, day)).toEqual([1, 0])
  })

  it('deletes what has expired elsewhere', async () => {
    const { connection } = world.database
    const at = world.clock.now
    const uuid = crypto.randomUUID()
    await connection.insert(idempotencyKeys).values({
      hash: 'x',
      bodyTag: 'x',
      startedAt: at,
      status: 200,
      encryptedReply: 'x',
    })
    await connection
      .insert(ssoTransactions)
      .values({ uuid, email: ada, stateHash: 'x', startedAt: at })
    await connection.insert(analyticsEvents).values({ at, event: 'x', source: 'x' })
    expect(await around(idempotencyKeys, day)).toEqual([1, 0])
    expect(await rows(ssoTransactions)).toBe(0)
    expect(await around(analyticsEvents, 89 * day)).toEqual([1, 0])
  })

  it('deletes expired limits, and assertions a day after a replay was last possible', async () => {
    const { connection } = world.database
    const soon = new Date(world.clock.now.getTime() + hour * 1000)
    await connection.insert(rateLimits).values({ key: 'x', points: 1, expire: soon })
    await connection.insert(samlAssertions).values({ id: 'x', expiresAt: soon })
    expect(await around(rateLimits, hour)).toEqual([1, 0])
    expect(await around(samlAssertions, day)).toEqual([1, 0])
  })
})

describe("a server's pruning", () => {
  it('happens at its start and every hour, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const add = () =>
      world.database.connection
        .insert(rateLimits)
        .values({ key: 'x', points: 1, expire: new Date(0) })
    await add()
    const stop = startPruning(world.database, world.files, world.now, {
      onFailure: (error) => {
        throw error
      },
    })
    await vi.waitFor(async () => expect(await rows(rateLimits)).toBe(0), patient)
    await add()
    vi.advanceTimersByTime(hour * 1000)
    await vi.waitFor(async () => expect(await rows(rateLimits)).toBe(0), patient)
    await stop()
    await add()
    vi.advanceTimersByTime(3 * hour * 1000)
    vi.useRealTimers()
    expect(await rows(rateLimits)).toBe(1)
  })

  it('maintains the database after each round, and reports if that fails', async () => {
    const done: string[] = []
    const { connection } = world.database
    const maintain = async () => void done.push('maintained')
    const rounds = {
      onFailure: () => void done.push('failed'),
      onSuccess: () => void done.push('succeeded'),
    }
    const stop = startPruning({ connection, maintain }, world.files, world.now, rounds)
    await stop()
    const failing = () => Promise.reject(new Error('no room'))
    await startPruning({ connection, maintain: failing }, world.files, world.now, rounds)()
    expect(done).toEqual(['maintained', 'succeeded', 'failed'])
  })

  it('reports a failure, and continues', async () => {
    const errors: unknown[] = []
    const failing = new Proxy(world.database.connection, {
      get: () => {
        throw new Error('no database')
      },
    })
    const broken = { connection: failing, maintain: () => world.database.maintain() }
    const stop = startPruning(broken, world.files, world.now, {
      onFailure: (error) => errors.push(error),
    })
    await stop()
    expect(errors).toHaveLength(1)
  })
})

it('the embedded database removes dead rows, and its planner knows the size of tables', async () => {
  const database = await openEmbedded(null, null)
  const { connection } = database
  await connection.execute(sql`create table crowd as select generate_series(1, 5000) as n`)
  const estimate = async () => {
    const { rows: found } = (await connection.execute(
      sql`select reltuples::int as rows, relpages::int as pages from pg_class where relname = 'crowd'`,
    )) as unknown as { rows: { rows: number; pages: number }[] }
    return found[0]
  }
  expect(await estimate()).toMatchObject({ rows: -1 })
  await database.maintain()
  const full = await estimate()
  expect(full?.rows).toBe(5000)
  await connection.execute(sql`delete from crowd where n > 100`)
  await database.maintain()
  const emptied = await estimate()
  expect(emptied?.rows).toBe(100)
  expect(emptied?.pages).toBeLessThan(full?.pages ?? 0)
  await database.close()
  // A database from nothing: half a minute on a busy machine.
}, 120_000)
