import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settingsOf } from '@contract/brand'
import { type Deployment, type DeploymentFile, deploymentFile } from '@contract/deployment'
import * as v from 'valibot'
import { readBrands } from './brands'
import { StartError } from './startError'

/** The deployment configuration and the brands in `brands/` beside it; a mistake is one sentence that names the field. */
export async function readDeployment(path: string): Promise<Deployment> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(
      `The deployment configuration ${path} cannot be read; set PORTICO_CONFIG to its path.`,
    )
  })
  const { browser, ...rest } = parseDeployment(text, path)
  const folder = brandFolder(path)
  const brands = await readBrands(folder)
  const settings = Object.fromEntries(brands.map((brand) => [brand.identifier, settingsOf(brand)]))
  return { ...rest, browser: { ...browser, brands: settings }, brands }
}

/** Where the brands of a configuration are. */
export const brandFolder = (path: string): string => join(dirname(path), 'brands')

function parseDeployment(text: string, path: string): DeploymentFile {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new StartError(`The deployment configuration ${path} is not JSON: ${String(error)}.`)
  }
  const result = v.safeParse(deploymentFile, given)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new StartError(
    `The deployment configuration ${path} is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}.`,
  )
}
