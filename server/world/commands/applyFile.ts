import { resolve } from 'node:path'
import { type Configuration, readConfiguration } from '../../configuration'
import type { Database } from '../../db/database'
import { prepareDatabase } from '../../prepareDatabase'
import type { Given } from '../../services/operate/recordService'
import { readWorldFile, type WorldFile } from '../file/readWorldFile'
import { applyLogged } from '../log/applyLogged'
import type { WorldPlan } from '../plan/plan'
import { planWorld } from '../planWorld'
import { WorldRefusal } from '../problems'
import { reportOf } from './report'
import { readArguments } from './usage'

/**
 * `node dist/server/main.js apply FILE [--dry-run]`: makes the database what the file says, and prints the difference. The log of
 * changes has it as well.
 *
 * @throws `StartError` with the lines of the file that are wrong; nothing is stored then
 */
export async function applyFile(root: string, args: readonly string[]): Promise<void> {
  const { argument, switches } = readArguments(args, 'apply FILE [--dry-run]', ['dry-run'])
  const file = await readWorldFile(resolve(root, argument))
  const configuration = await readConfiguration(root, process.env)
  const now = new Date()
  const database = await prepareDatabase(configuration, now)
  try {
    const isDry = switches.has('dry-run')
    const given = givenBy(configuration, now)
    const plan = await applyDocument(database, file, { given, isDry })
    process.stdout.write(reportOf(plan, isDry))
  } finally {
    await database.close()
  }
}

const givenBy = ({ deployment: { server } }: Configuration, now: Date): Given => ({
  now,
  reach: 'all',
  topics: server.mqtt?.buildings ?? [],
  sessionDays: server.sessionDays,
})

/**
 * Plans a file and, unless it is a dry run, applies it, in one transaction.
 *
 * @throws `StartError` for a refusal of `planWorld`
 */
export async function applyDocument(
  database: Pick<Database, 'transaction'>,
  { document, explain, name, digest }: WorldFile,
  { given, isDry }: { given: Given; isDry: boolean },
): Promise<WorldPlan> {
  const { now } = given
  const author = { actor: `${name} (${digest})`, client: null, action: 'applyFile', at: now }
  try {
    return await database.transaction(async (tx) => {
      const plan = await planWorld(tx, document, now)
      if (!isDry) await applyLogged(tx, plan, author, given)
      return plan
    })
  } catch (error) {
    throw error instanceof WorldRefusal ? explain(error) : error
  }
}
