import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

type Tables = typeof schema

type Queries = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>

/**
 * Where a query goes: the database itself or a transaction of it. Services are handed one and see no other, and
 * they cannot open a transaction inside one: on a single connection that would wait for itself for ever.
 */
export type Connection = Omit<Queries, 'transaction'>

/**
 * What is heard of a channel; `onGap` says that something may have been missed meanwhile, `onLost` that from
 * now on nothing is heard, until `onGap`.
 */
export type Hearing = {
  onMessage: (payload: string) => void
  onGap: () => void
  onLost?: () => void
}

/** Connections to the database, as numbers of them; `waiting` are queries that have none yet. */
export type PoolState = { inUse: number; idle: number; waiting: number; max: number }

export type Database = {
  readonly connection: Connection
  /** Runs `work` in a transaction: commits what it resolves with, and rolls back where it rejects. */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>
  /** Hears what any process that works with this database notifies; what it answers ends that. */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>
  /** `SELECT 1` by a connection of its own where there are several, for the readiness of the server. */
  ping(): Promise<void>
  /** Null: there is only one connection. */
  pool: () => PoolState | null
  close(): Promise<void>
}
