import type { Database } from '@server/db/database'
import { isOutage, OutageError } from '@server/services/platform/outage'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type Person } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'
import { readProblem } from './reading'

const world = withSharedWorld()
let ada: Person
let away: World
let failure: unknown = null
beforeAll(async () => {
  ada = await aPerson(world)
  const { database } = world
  const failing: Database = {
    ...database,
    transaction: (work) =>
      failure === null ? database.transaction(work) : Promise.reject(failure),
  }
  away = await openWorld({ database: failing })
})

const coded = (code: string) => Object.assign(new Error('connect failed'), { code })

describe('while the database is unavailable', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('08006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Failed query: insert', { cause: coded('53300') }),
    new OutageError('the store of files does not answer'),
  ])('a write responds 503 with a retry: %s', async (error) => {
    const { token } = await world.signIn(ada)
    failure = error
    const answer = await away.request('PUT', '/api/users/current', { token, body: {} })
    failure = null
    expect([answer.status, readProblem(answer).code]).toEqual([503, 'unavailable'])
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(away.logged.join('')).toContain('failed')
  })

  it('a bug of ours does not', async () => {
    const { token } = await world.signIn(ada)
    failure = coded('42P01')
    const answer = await away.request('PUT', '/api/users/current', { token, body: {} })
    failure = null
    expect(answer.status).toBe(500)
    expect(isOutage(new TypeError('x is not a function'))).toBe(false)
    expect(isOutage(undefined)).toBe(false)
  })
})
