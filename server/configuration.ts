import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Deployment } from '@contract/deployment'
import { loadDemo } from './adapters/demo'
import { type BrandFiles, readBrandFiles } from './brands'
import { brandFolder, readDeployment } from './deployment'
import { type Environment, parseEnvironment } from './environment'
import type { Demo } from './ports/demoWorld'
import { missingVariables } from './settings/missingVariables'
import { collecting, StartError, throwMistakes } from './startError'

/** All that a server is told at its start, read and checked. */
export type Configuration = {
  /** The folder of the installation, with `dist/` and the migrations. */
  root: string
  environment: Environment
  deployment: Deployment
  brandFiles: BrandFiles
  /** Where the embedded database keeps its data; null: in memory. */
  dataFolder: string | null
  /** The demo world; null: a real deployment. */
  demo: Demo | null
}

/**
 * Reads environment, deployment and brands, and checks that they fit together, before anything is opened.
 *
 * @throws `StartError` with all mistakes together, so that nobody has to start once for each
 */
export async function readConfiguration(
  root: string,
  input: NodeJS.ProcessEnv,
): Promise<Configuration> {
  const { environment, wrong, mistakes } = parseEnvironment(input)
  const { DATA_DIR, PORTICO_CONFIG } = environment
  const path = resolve(root, PORTICO_CONFIG)
  const isOf = (name: string) => !wrong.has(name)
  const read = isOf('PORTICO_CONFIG')
    ? await collecting(mistakes, async () => {
        const deployment = await readDeployment(path)
        return {
          deployment,
          brandFiles: await readBrandFiles(brandFolder(path), deployment.brands),
        }
      })
    : null
  const dataFolder = DATA_DIR === ':memory:' ? null : resolve(root, DATA_DIR)
  if (input.DATABASE_URL === undefined && dataFolder !== null && isOf('DATA_DIR')) {
    await collecting(mistakes, () => checkWritable(dataFolder))
  }
  const demo = await loadDemo(environment)
  const deployment = read && (demo?.deployment(read.deployment, environment) ?? read.deployment)
  const missing = missingVariables(environment, deployment, demo)
  // One that is set and wrong is named already.
  mistakes.push(...missing.filter(({ variable }) => isOf(variable)).map(({ message }) => message))
  throwMistakes(mistakes)
  if (read === null || deployment === null) throw new Error('a deployment was not read')
  const { brandFiles } = read
  return { root, environment, deployment, brandFiles, dataFolder, demo }
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
