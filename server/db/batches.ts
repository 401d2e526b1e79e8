/** One statement has at most 65,535 parameters, which these rows of up to sixty columns need. */
const rowsPerInsert = 1000

/** Rows in parts that one `insert` can have. */
export const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, at) =>
    rows.slice(at * rowsPerInsert, (at + 1) * rowsPerInsert),
  )
