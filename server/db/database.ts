import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

type Tables = typeof schema

/**
 * Where a query goes: the database itself or a transaction of it. The rules in `domain/` are
 * handed one and see no other, so that no rule can reach past its transaction (with one
 * connection that would wait for itself for ever).
 */
export type Connection = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>

export type Database = {
  readonly connection: Connection
  /** `SELECT 1` within a second, for the health check. */
  ping(): Promise<void>
  close(): Promise<void>
}
