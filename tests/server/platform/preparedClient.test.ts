import { PGlite } from '@electric-sql/pglite'
import { PreparedClient } from '@server/db/preparedClient'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'

let database: PGlite
let client: PreparedClient
let send: MockInstance
/** How many messages the client has sent. */
const sent = () => send.mock.calls.length
const named = async () => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  return rows[0]?.count
}

beforeAll(async () => {
  database = await PGlite.create()
  send = vi.spyOn(database, 'execProtocolStream')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec(
    'deallocate all; drop table if exists item; create table item (id int unique)',
  )
  client = new PreparedClient(database)
  send.mockClear()
})

describe('PreparedClient', () => {
  test('prepares a query once, and then sends only its values', async () => {
    await client.query('select $1::int as n', [1])
    const first = sent()
    const { rows } = await client.query('select $1::int as n', [2])
    expect(rows).toEqual([{ n: 2 }])
    expect(first).toBe(2)
    expect(sent()).toBe(3)
  })

  test('returns what PGlite returns', async () => {
    const query = `select $1::int as int, $2::bool as bool, $3::jsonb as json, $4::text[] as texts,
      $5::timestamptz as at, $6::bytea as bytes, $7::bigint as big, $8::uuid as uuid, $9::text as text,
      null::text as nothing union all select null, null, null, null, null, null, null, null, null, 'x'`
    const values = [
      7,
      true,
      { some: ['json', 'é'] },
      ['a', 'b "c"', null],
      new Date(0),
      new Uint8Array([0, 255]),
      9_007_199_254_740_993n,
      '00000000-0000-4000-8000-000000000000',
      null,
    ]
    const options = { parsers: { 1184: (at: string) => at } }
    for (const rowMode of ['array', 'object'] as const) {
      const { rows, fields } = await database.query(query, values, { ...options, rowMode })
      for (let times = 0; times < 2; times += 1) {
        const result = await client.query(query, values, { ...options, rowMode })
        expect(result.rows).toEqual(rows)
        expect(result.fields).toMatchObject(fields)
      }
    }
  })

  test('counts the rows that a change affects', async () => {
    const { affectedRows } = await client.query('insert into item values ($1), ($2)', [1, 2])
    expect(affectedRows).toBe(2)
    expect((await client.query('delete from item')).affectedRows).toBe(2)
    expect((await client.query('select 1')).affectedRows).toBe(0)
  })

  test('reports an error of the database by its code, and stays usable', async () => {
    const insert = () => client.query('insert into item values ($1)', [1])
    await insert()
    await expect(insert()).rejects.toMatchObject({ code: '23505' })
    await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    expect((await client.query('select id from item')).rows).toEqual([{ id: 1 }])
  })

  test('refuses a query of a failed transaction, and rolls it back', async () => {
    const work = client.transaction(async (tx) => {
      await tx.query('insert into item values ($1)', [1])
      await tx.query('insert into item values ($1)', [1]).catch(() => undefined)
      await tx.query('select id from item')
    })
    await expect(work).rejects.toMatchObject({ code: '25P02' })
    expect((await client.query('select id from item')).rows).toEqual([])
  })

  test('runs no other query during a transaction, and none of the transaction after its end', async () => {
    let ended: Parameters<Parameters<PGlite['transaction']>[0]>[0] | undefined
    const during: unknown[] = []
    let other: Promise<unknown> | undefined
    await client.transaction(async (tx) => {
      ended = tx
      other = client.query('select id from item').then(({ rows }) => during.push(rows))
      await tx.query('insert into item values (1)')
      expect(during).toEqual([])
    })
    await other
    expect(during).toEqual([[{ id: 1 }]])
    await expect(ended?.query('select 1')).rejects.toThrow('ended')
  })

  test('prepares a query again after its tables have changed', async () => {
    const read = () => client.query('select * from item')
    await read()
    await database.exec('alter table item add column name text')
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
    expect((await read()).fields).toHaveLength(2)
  })

  test('keeps at most 300 statements, and not those of long queries', async () => {
    await client.query(`select '${'x'.repeat(6000)}'`)
    expect(await named()).toBe(0)
    for (let n = 0; n < 301; n += 1) {
      await client.query('select $1::int as used_often', [n])
      await client.query(`select ${n}`)
    }
    expect(await named()).toBe(300)
    const before = sent()
    await client.query('select $1::int as used_often', [0])
    expect(sent()).toBe(before + 1)
  })
})
