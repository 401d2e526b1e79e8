import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson, type Person } from '../builders/people'
import { postgresUrl } from '../database'
import { read, readProblem, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'

const world = withWorld()
let ada: Person
beforeEach(async () => {
  ada = await aPerson(world)
})

const sendRequest = (refresh: string) =>
  world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: refresh } })
const signIn = async () => (await world.login(ada)).refresh
const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}

describe('tabs that send one token concurrently', () => {
  it('get one successor; the others read again, and the session continues', async () => {
    for (let round = 0; round < 3; round += 1) {
      const first = await signIn()
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest(first)))
      const [rotated, ...more] = answers.filter(({ status }) => status === 200)
      expect(more).toEqual([])
      const others = answers.filter(({ status }) => status !== 200)
      expect(new Set(others.map((answer) => readProblem(answer).code))).toEqual(
        new Set(['refresh_in_progress']),
      )
      const next = read(tokens, rotated?.body).refresh_token.token
      later(1)
      expect((await sendRequest(next)).status).toBe(200)
    }
  })

  it('receive the same if their calls waited until after the rotation', async () => {
    const first = await signIn()
    const next = read(tokens, (await sendRequest(first)).body).refresh_token.token
    later(999)
    expect(readProblem(await sendRequest(first)).code).toBe('refresh_in_progress')
    expect((await sendRequest(next)).status).toBe(200)
  })

  it('differ from a replay, which still ends the family', async () => {
    const first = await signIn()
    const next = read(tokens, (await sendRequest(first)).body).refresh_token.token
    later(1000)
    expect(readProblem(await sendRequest(first)).code).toBe('refresh_token_reused')
    expect(readProblem(await sendRequest(next)).code).toBe('refresh_token_invalid')
  })
})

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('parallel refreshes on PostgreSQL', () => {
  /** How many of forty calls with one token receive a successor. */
  async function successors(): Promise<number> {
    const refresh = await signIn()
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendRequest(refresh)))
    return answers.filter(({ status }) => status === 200).length
  }

  it('create one successor, every time', async () => {
    for (let round = 0; round < 10; round += 1) expect(await successors()).toBe(1)
  })

  it('create several without the lock on the row: the control', async () => {
    const unlocked = vi
      .spyOn(PgSelectQueryBuilderBase.prototype, 'for')
      .mockImplementation(function withoutLock(this: unknown) {
        return this as never
      })
    const counts: number[] = []
    for (let round = 0; round < 5; round += 1) counts.push(await successors())
    unlocked.mockRestore()
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})
