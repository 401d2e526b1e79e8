import type { Database } from '@server/db/database'

/** Where builders insert their rows: a world, or just its database. */
export type Place = { database: Pick<Database, 'connection'> }
/** For rows with a creation time. */
export type PlaceInTime = Place & { clock: { now: Date } }

/** A row that others refer to. */
export type Ref = { uuid: string }

let count = 0
/** Another number each time, for unique values and for the order of creation. */
export const next = (): number => (count += 1)

/** The row of an `insert … returning`. */
export async function inserted<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}
