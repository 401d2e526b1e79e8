import { resolve } from 'node:path'
import type { WorldExport } from '@contract/world/document'
import { type Configuration, readConfiguration } from '../../configuration'
import type { Connection, Database } from '../../db/database'
import { prepareDatabase } from '../../prepareDatabase'
import type { Given } from '../../services/operate/recordService'
import { type Edits, editLines, refuseOverwriting } from '../edits/editsText'
import { deploymentId, setApplied } from '../edits/marks'
import { readEdits } from '../edits/readEdits'
import { readWorldFile, type WorldFile } from '../file/readWorldFile'
import { applyAction } from '../log/applyAction'
import { applyLogged } from '../log/applyLogged'
import type { WorldPlan } from '../plan/plan'
import { planWorld } from '../planWorld'
import { WorldRefusal } from '../problems'
import { reportOf } from './report'
import { readArguments } from './usage'

/**
 * `node dist/server/main.js apply FILE [--dry-run | --overwrite]`: makes the database what the file says, and prints the difference. The log of
 * changes has it as well.
 *
 * @throws `StartError` with the lines of the file that are wrong; nothing is stored then
 */
export async function applyFile(root: string, args: readonly string[]): Promise<void> {
  const { argument, switches } = readArguments(args, 'apply FILE [--dry-run | --overwrite]', [
    'dry-run',
    'overwrite',
  ])
  const file = await readWorldFile(resolve(root, argument))
  const configuration = await readConfiguration(root, process.env)
  const now = new Date()
  const database = await prepareDatabase(configuration, now)
  try {
    const isDry = switches.has('dry-run')
    const given = givenBy(configuration, now)
    const isOverwriting = switches.has('overwrite')
    const { plan, edits } = await applyDocument(database, file, { given, isDry, isOverwriting })
    process.stdout.write(reportOf(plan, isDry, edits === null ? [] : editLines(edits)))
  } finally {
    await database.close()
  }
}

type Options = { given: Given; isDry: boolean; isOverwriting?: boolean }

const givenBy = ({ deployment: { server } }: Configuration, now: Date): Given => ({
  now,
  reach: 'all',
  topics: server.mqtt?.buildings ?? [],
  sessionDays: server.sessionDays,
})

/**
 * Plans a file and, unless it is a dry run, applies it, in one transaction.
 *
 * @param options `isOverwriting`: takes back what was changed in the console since the file was exported
 * @returns the plan, and what was changed in the console; null for a file that does not say when it was exported
 * @throws `StartError` for a refusal of `planWorld`, or for newer changes of the console
 */
export async function applyDocument(
  database: Pick<Database, 'transaction'>,
  { document, explain, name, digest }: WorldFile,
  { given, isDry, isOverwriting = false }: Options,
): Promise<{ plan: WorldPlan; edits: Edits | null }> {
  const { now } = given
  const author = { actor: `${name} (${digest})`, client: null, action: applyAction, at: now }
  try {
    return await database.transaction(async (tx) => {
      const plan = await planWorld(tx, document, now)
      const { exported } = document
      const edits = exported === undefined ? null : await editsSince(tx, plan, exported, given)
      if (isDry) return { plan, edits }
      if (edits !== null && !isOverwriting) refuseOverwriting(name, edits)
      await applyLogged(tx, plan, author, given)
      if (exported !== undefined) await setApplied(tx, exported, now)
      return { plan, edits }
    })
  } catch (error) {
    throw error instanceof WorldRefusal ? explain(error) : error
  }
}

/** Clocks of two machines may differ by this much. */
const clockMs = 300_000

async function editsSince(
  tx: Connection,
  plan: WorldPlan,
  exported: WorldExport,
  given: Given,
): Promise<Edits> {
  if (Date.parse(exported.at) > given.now.getTime() + clockMs) {
    const message = 'is in the future; export the building again, or remove the field "exported"'
    throw new WorldRefusal([{ path: ['exported', 'at'], message }])
  }
  return {
    exported,
    own: await deploymentId(tx),
    edits: await readEdits(tx, plan, exported, given),
  }
}
