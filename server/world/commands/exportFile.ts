import { readConfiguration } from '../../configuration'
import { prepareDatabase } from '../../prepareDatabase'
import { deploymentId } from '../edits/marks'
import { exportBuilding } from '../export/exportBuilding'
import { findBuilding } from '../export/findBuilding'
import { yamlOf } from '../export/yaml'
import { readArguments } from './usage'

/** `node dist/server/main.js export BUILDING`: prints a building as a file for `apply`. */
export async function exportFile(root: string, args: readonly string[]): Promise<void> {
  const { argument } = readArguments(args, 'export BUILDING')
  const now = new Date()
  const database = await prepareDatabase(await readConfiguration(root, process.env), now)
  try {
    const text = await database.transaction(async (tx) => {
      const building = await findBuilding(tx, argument)
      const exported = { at: now.toISOString(), deployment: await deploymentId(tx) }
      return yamlOf({ exported, ...(await exportBuilding(tx, building)) }, building.name)
    })
    process.stdout.write(text)
  } finally {
    await database.close()
  }
}
