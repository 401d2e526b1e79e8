import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Deployment } from '@contract/deployment'
import { loadDemo } from './adapters/demo'
import { type BrandFiles, readBrandFiles } from './brands'
import { brandFolder, readDeployment } from './deployment'
import { type Environment, parseEnvironment } from './environment'
import type { Demo } from './ports/demoWorld'
import { fileSettings } from './settings/fileSettings'
import { missingVariables } from './settings/missingVariables'
import { collecting, StartError, throwMistakes } from './startError'

/** The validated configuration of a server at its start. */
export type Configuration = {
  /** The installation folder, with `dist/` and the migrations. */
  root: string
  /** The path of the configuration; null for the defaults of one machine. */
  path: string | null
  environment: Environment
  deployment: Deployment
  brandFiles: BrandFiles
  /** The data folder of the embedded database; null: in memory. */
  dataFolder: string | null
  /** The demo world; null: a real deployment. */
  demo: Demo | null
}

/**
 * Reads environment, deployment and brands, and checks that they fit together, before anything is opened.
 *
 * @throws `StartError` with all mistakes together, so that the operator can fix them in one go
 */
export async function readConfiguration(
  root: string,
  input: NodeJS.ProcessEnv,
): Promise<Configuration> {
  const { path, isNamed } = pathOf(root, input)
  const fileMistakes: string[] = []
  const read = isNamed
    ? await collecting(fileMistakes, async () => {
        const deployment = await readDeployment(path)
        const brandFiles =
          path === null ? new Map() : await readBrandFiles(brandFolder(path), deployment.brands)
        return { deployment, brandFiles }
      })
    : null
  const named = read && (await fileSettings(path, read.deployment.server, input, fileMistakes))
  const { environment, wrong, mistakes } = parseEnvironment({ ...input, ...named })
  mistakes.push(...fileMistakes)
  const isOf = (name: string) => !wrong.has(name)
  const { DATA_DIR } = environment
  const dataFolder = DATA_DIR === ':memory:' ? null : resolve(root, DATA_DIR)
  if (
    input.DATABASE_URL === undefined &&
    named?.DATABASE_URL === undefined &&
    dataFolder !== null &&
    isOf('DATA_DIR')
  ) {
    await collecting(mistakes, () => checkWritable(dataFolder))
  }
  const demo = await loadDemo(environment)
  const deployment = read && (demo?.deployment(read.deployment, environment) ?? read.deployment)
  const missing = missingVariables(environment, deployment, demo)
  // A variable that is set to an invalid value is already listed.
  mistakes.push(...missing.filter(({ variable }) => isOf(variable)).map(({ message }) => message))
  throwMistakes(mistakes)
  if (read === null || deployment === null)
    throw new Error('The deployment configuration was not read')
  const { brandFiles } = read
  return { root, path, environment, deployment, brandFiles, dataFolder, demo }
}

/** The configuration: the named one, that of the demo if it is on, or none. `isNamed` is false for an empty name. */
function pathOf(root: string, input: NodeJS.ProcessEnv): { path: string | null; isNamed: boolean } {
  const { PORTICO_CONFIG: given } = input
  if (given !== undefined) return { path: resolve(root, given), isNamed: given.trim() !== '' }
  const demo = resolve(root, 'config/demo.json')
  const { environment } = parseEnvironment(input)
  return { path: environment.demo ? demo : null, isNamed: true }
}

async function checkWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written; make it writable or set DATA_DIR to another folder.`,
    )
  }
}
