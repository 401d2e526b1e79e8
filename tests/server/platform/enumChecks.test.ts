import * as schema from '@server/db/schema'
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable, PgText } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aResource } from '../builders/bookings'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { openTestDatabase } from '../database'

/** Each text column with an enum. */
const enumColumns = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      is(column, PgText) && column.enumValues !== undefined
        ? { table, column: toSnakeCase(key), values: column.enumValues.toSorted() }
        : [],
    ),
  )

describe('a text column with an enum', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let someone: Person
  beforeAll(async () => {
    database = await openTestDatabase()
    const clock = { now: new Date('2031-03-04T17:00:00Z') }
    someone = await aPerson({ database })
    const room = await aResource({ database }, { in: await aBuilding({ database }) })
    await aBooking({ database, clock }, { of: room, by: someone })
  }, 60_000)
  afterAll(() => database.close())

  it('accepts the values of its enum', async () => {
    const { connection } = database
    const changed = await connection
      .update(schema.resourceBookings)
      .set({ status: 'cancelled_vendor' })
      .returning({ status: schema.resourceBookings.status })
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set(['cancelled_vendor']))
  })

  it('refuses any other value', async () => {
    const status = 'cancelled_nobody' as 'cancelled'
    const writing = database.connection.update(schema.resourceBookings).set({ status })
    await expect(writing).rejects.toMatchObject({
      cause: { code: '23514', constraint: 'resource_bookings_status_check' },
    })
  })

  it('accepts null where the column does', async () => {
    const { users } = schema
    const { id } = someone
    await database.connection.update(users).set({ createdBy: null }).where(eq(users.id, id))
    const read = { createdBy: users.createdBy }
    const rows = await database.connection.select(read).from(users).where(eq(users.id, id))
    expect(rows).toEqual([{ createdBy: null }])
  })

  it('has a declared CHECK in every table', () => {
    const unchecked = enumColumns
      .map(({ table, column }) => ({ table, name: `${getTableName(table)}_${column}_check` }))
      .filter(({ table, name }) => !getTableConfig(table).checks.some((each) => each.name === name))
    expect(unchecked.map(({ name }) => name)).toEqual([])
    expect(enumColumns.map(({ column }) => column)).toContain('created_by')
  })

  it('has a CHECK with exactly the values of its enum in the database', async () => {
    const { rows } = (await database.connection.execute(sql`
      select conrelid::regclass::text || '.' || attname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint
        inner join pg_attribute on attrelid = conrelid and array[attnum] = conkey
      where contype = 'c' and connamespace = 'public'::regnamespace
    `)) as unknown as { rows: { name: string; definition: string }[] }
    const checked = rows.map(({ name, definition }) => [
      name,
      Array.from(definition.matchAll(/'(\w+)'/g), ([, value = '']) => value).toSorted(),
    ])
    const expected = enumColumns.map(({ table, column, values }) => [
      `${getTableName(table)}.${column}`,
      values,
    ])
    expect(Object.fromEntries(checked)).toMatchObject(Object.fromEntries(expected))
  })
})
