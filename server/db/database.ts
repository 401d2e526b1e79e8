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

/** What is heard of a channel; `onGap` says that something may have been missed meanwhile. */
export type Hearing = { onMessage: (payload: string) => void; onGap: () => void }

export type Database = {
  readonly connection: Connection
  /** Hears what any process that works with this database notifies; what it answers ends that. */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>
  /** `SELECT 1` within a second, for the health check. */
  ping(): Promise<void>
  close(): Promise<void>
}
