import type { Database } from '@server/db/database'

/** Where builders put their rows: a world, or its database alone. */
export type Place = { database: Pick<Database, 'connection'> }
/** For rows that say when they came to be. */
export type PlaceInTime = Place & { clock: { now: Date } }

/** A row that others refer to. */
export type Ref = { uuid: string }

let count = 0
/** Another number each time, for what has to be unique or to stand in the order in which it was built. */
export const next = (): number => (count += 1)

/** The row of an `insert … returning`. */
export async function inserted<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}
