import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

type Tables = typeof schema

type Queries = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>

/**
 * The target of a query: the database itself or a transaction of it. Services receive only this, so they cannot open a
 * transaction inside another one, which would deadlock on a single connection.
 */
export type Connection = Omit<Queries, 'transaction'>

/**
 * Callbacks of a channel. `onGap` means that notifications may have been missed; `onLost` that none arrive until the
 * next `onGap`.
 */
export type Hearing = {
  onMessage: (payload: string) => void
  onGap: () => void
  onLost?: () => void
}

/** The number of connections to the database; `waiting` counts queries that wait for one. */
export type PoolState = { inUse: number; idle: number; waiting: number; max: number }

export type Database = {
  readonly connection: Connection
  /** Runs `work` in a transaction: commits if it resolves, and rolls back if it rejects. */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>
  /** Receives the notifications of every process that uses this database; the returned function ends that. */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>
  /** Runs `SELECT 1`, on a dedicated connection if there are several, for the readiness check. */
  ping(): Promise<void>
  /**
   * Removes dead rows and renews the statistics of the planner, table by table, so that queries run in between. Does
   * nothing for a server, which does that itself.
   */
  maintain(): Promise<void>
  /** Null: there is only one connection. */
  pool: () => PoolState | null
  close(): Promise<void>
}
