export const pageLimit = 100

/** One page of rows that are all in memory (lists that are short by nature). */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  query: { limit?: number | undefined; offset?: number | undefined },
  reply: (row: Row) => Item,
) {
  const limit = query.limit ?? pageLimit
  const offset = query.offset ?? 0
  const data = rows.slice(offset, offset + limit).map((row) => reply(row))
  return { data, total: rows.length, limit, offset }
}
