import type { Connection, Database } from './database'

class Rehearsed<T> extends Error {
  constructor(readonly result: T) {
    super('Rolled back on purpose')
  }
}

/** Runs `work` in a transaction that is always rolled back, and returns its result. */
export async function rehearse<T>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Connection) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction<never>(async (tx) => {
      throw new Rehearsed(await work(tx))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T
    throw error
  }
}
