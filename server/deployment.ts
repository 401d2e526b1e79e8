import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settingsOf } from '@contract/brand'
import { type Deployment, type DeploymentFile, deploymentFile } from '@contract/deployment'
import * as v from 'valibot'
import { readBrands } from './brands'
import { explainIssues } from './settings/explainIssues'
import { collecting, StartError, throwMistakes } from './startError'

/**
 * The deployment configuration and the brands in `brands/` beside it.
 *
 * @throws `StartError` with all mistakes in these files, each naming the file and the field
 */
export async function readDeployment(path: string): Promise<Deployment> {
  const mistakes: string[] = []
  const file = await collecting(mistakes, () => readDeploymentFile(path))
  const brands = await collecting(mistakes, () => readBrands(brandFolder(path)))
  throwMistakes(mistakes)
  if (file === null || brands === null)
    throw new Error('The deployment configuration was not read, although it has no mistakes')
  const { browser, ...rest } = file
  const settings = Object.fromEntries(brands.map((brand) => [brand.identifier, settingsOf(brand)]))
  return { ...rest, browser: { ...browser, brands: settings }, brands }
}

/** The brand folder of a configuration. */
export const brandFolder = (path: string): string => join(dirname(path), 'brands')

async function readDeploymentFile(path: string): Promise<DeploymentFile> {
  const name = `The deployment configuration ${path}`
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${name} cannot be read; set PORTICO_CONFIG to its path.`)
  })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw new StartError(`${name} is not JSON: ${String(error)}.`)
  }
  const result = v.safeParse(deploymentFile, input)
  const mistakes = explainIssues(deploymentFile, result.issues ?? [])
  throwMistakes(mistakes.map(({ path: at, message }) => `${name} is wrong at ${at}: ${message}.`))
  return v.parse(deploymentFile, input)
}
