import { fileURLToPath } from 'node:url'
import { openDatabase } from '@server/db/choose'
import { openPostgres } from '@server/db/open'
import { readEnvironment } from '@server/environment'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDatabase } from '../../newDatabase'
import { postgresUrl } from '../database'
import { patient } from '../patient'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const channel = 'portico_live'

it('an address to listen at requires one to query', () => {
  const given = { DATABASE_LISTEN_URL: 'postgres://db.example/portico' }
  expect(() => readEnvironment(given)).toThrow('set DATABASE_URL to the same database')
  const both = { ...given, DATABASE_URL: 'postgres://pooler.example/portico' }
  expect(readEnvironment(both)).toMatchObject(both)
})

describe.runIf(postgresUrl !== undefined)('an address to listen at', () => {
  let url: string
  let admin: Client
  let listener: string
  beforeEach(async () => {
    ;({ url } = await newDatabase(postgresUrl ?? ''))
    admin = new Client({ connectionString: url })
    await admin.connect()
    listener = `listener_${crypto.randomUUID().replaceAll('-', '')}`
    await admin.query(`create role ${listener} login password 'listening'`)
  })
  afterEach(async () => {
    await admin.query(`drop role ${listener}`)
    await admin.end()
  })

  const asListener = (given: string) => {
    const other = new URL(given)
    other.username = listener
    other.password = 'listening'
    return other.href
  }
  /** The users and kinds of connections to the test's database. */
  const users = async () => {
    const { rows } = await admin.query<{ usename: string; listens: boolean }>(
      `select usename, query ilike 'listen%' as listens from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows
  }

  it('is used for LISTEN only, by a separate user', async () => {
    const database = await openDatabase(
      { DATABASE_URL: url, DATABASE_LISTEN_URL: asListener(url) },
      null,
      root,
    )
    const received: string[] = []
    const onMessage = (payload: string) => void received.push(payload)
    const stop = await database.listen(channel, { onMessage, onGap: () => undefined })
    await database.ping()
    await database.transaction((tx) => tx.execute(`select pg_notify('${channel}', 'told')`))
    await expect.poll(() => received, patient).toEqual(['told'])
    const connections = await users()
    expect(connections.filter(({ usename }) => usename === listener)).toEqual([
      { usename: listener, listens: true },
    ])
    expect(connections.filter(({ listens }) => listens)).toHaveLength(1)
    expect(connections.length).toBeGreaterThan(2)
    await stop()
    await database.close()
    await expect.poll(users, patient).toEqual([])
  })

  it('defaults to the one for queries', async () => {
    const database = await openPostgres(url, `${root}/server/db/migrations`)
    const stop = await database.listen(channel, {
      onMessage: () => undefined,
      onGap: () => undefined,
    })
    const connections = await users()
    expect(connections.filter(({ listens }) => listens)).toHaveLength(1)
    expect(connections.some(({ usename }) => usename === listener)).toBe(false)
    await stop()
    await database.close()
  })

  it.each([
    ['another database', async () => (await newDatabase(postgresUrl ?? '')).url, 'does not arrive'],
    [
      'no database',
      () => Promise.resolve('postgres://127.0.0.1:1/x'),
      'of DATABASE_LISTEN_URL cannot be opened: nothing answers there',
    ],
  ])('that leads to %s is refused in a sentence', async (_, other, sentence) => {
    const urls = { DATABASE_URL: url, DATABASE_LISTEN_URL: await other() }
    const database = await openDatabase(urls, null, root)
    const hearing = { onMessage: () => undefined, onGap: () => undefined }
    await expect(database.listen(channel, hearing)).rejects.toThrow(sentence)
    await database.close()
  })
})
