import { resolve } from 'node:path'
import { readConfiguration } from '../../configuration'
import type { Database } from '../../db/database'
import { prepareDatabase } from '../../prepareDatabase'
import { applyWorld } from '../applyWorld'
import { readWorldFile, type WorldFile } from '../file/readWorldFile'
import type { WorldPlan } from '../plan/plan'
import { planWorld } from '../planWorld'
import { WorldRefusal } from '../problems'
import { reportOf } from './report'
import { readArguments } from './usage'

/**
 * `node dist/server/main.js apply FILE [--dry-run]`: makes the database what the file says, and prints the difference.
 *
 * @throws `StartError` with the lines of the file that are wrong; nothing is stored then
 */
export async function applyFile(root: string, args: readonly string[]): Promise<void> {
  const { argument, switches } = readArguments(args, 'apply FILE [--dry-run]', ['dry-run'])
  const file = await readWorldFile(resolve(root, argument))
  const now = new Date()
  const database = await prepareDatabase(await readConfiguration(root, process.env), now)
  try {
    const isDry = switches.has('dry-run')
    const plan = await applyDocument(database, file, { now, isDry })
    process.stdout.write(reportOf(plan, isDry))
  } finally {
    await database.close()
  }
}

/**
 * Plans a file and, unless it is a dry run, applies it, in one transaction.
 *
 * @throws `StartError` for a refusal of `planWorld`
 */
export async function applyDocument(
  database: Pick<Database, 'transaction'>,
  { document, explain }: WorldFile,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<WorldPlan> {
  try {
    return await database.transaction(async (tx) => {
      const plan = await planWorld(tx, document, now)
      if (!isDry) await applyWorld(tx, plan)
      return plan
    })
  } catch (error) {
    throw error instanceof WorldRefusal ? explain(error) : error
  }
}
