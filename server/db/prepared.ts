import type { Connection } from './database'

/**
 * Queries that are built once per connection, with `sql.placeholder` for their values: building a query takes as long
 * as running it. Prepare them under the name `''`, since a connection pooler may not support named statements.
 */
export function prepared<Queries>(
  build: (connection: Connection) => Queries,
): (connection: Connection) => Queries {
  const built = new WeakMap<Connection, Queries>()
  return (connection) => {
    const queries = built.get(connection) ?? build(connection)
    built.set(connection, queries)
    return queries
  }
}
