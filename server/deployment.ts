import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settingsOf } from '@contract/brand'
import { type Deployment, type DeploymentFile, deploymentFile } from '@contract/deployment'
import * as v from 'valibot'
import { readBrands } from './brands'
import { explainIssues } from './settings/explainIssues'
import { collecting, StartError, throwMistakes } from './startError'
import { parseText } from './world/file/parseDocument'

/** Without a configuration: one machine, which browsers reach at http://localhost. */
const oneMachine = { server: { publicScheme: 'http', sender: 'Portico <portico@localhost>' } }

/**
 * The deployment configuration and the brands in `brands/` beside it.
 *
 * @param path null for the defaults of one machine
 * @throws `StartError` with all mistakes in these files, each naming the file and the field
 */
export async function readDeployment(path: string | null): Promise<Deployment> {
  const mistakes: string[] = []
  const file =
    path === null
      ? v.parse(deploymentFile, oneMachine)
      : await collecting(mistakes, () => readDeploymentFile(path))
  const brands =
    path === null ? [] : await collecting(mistakes, () => readBrands(brandFolder(path)))
  throwMistakes(mistakes)
  if (file === null || brands === null)
    throw new Error('The deployment configuration was not read, although it has no mistakes')
  const { browser, server } = file
  const settings = Object.fromEntries(brands.map((brand) => [brand.identifier, settingsOf(brand)]))
  const defaultSupportEmail = browser.defaultSupportEmail ?? addressOf(server.sender)
  return { server, browser: { ...browser, defaultSupportEmail, brands: settings }, brands }
}

/** The brand folder of a configuration. */
export const brandFolder = (path: string): string => join(dirname(path), 'brands')

/** `Portico <mail@portico.example>` → `mail@portico.example`. */
const addressOf = (sender = 'support@localhost') => /^[^<]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender

async function readDeploymentFile(path: string): Promise<DeploymentFile> {
  const name = `The deployment configuration ${path}`
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${name} cannot be read; set PORTICO_CONFIG to its path.`)
  })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw new StartError(`${name} is not JSON: ${syntaxErrorOf(text, error)}.`)
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new StartError(
      `${name} is no object; put its fields in braces, as in config/starter.json.`,
    )
  const result = v.safeParse(deploymentFile, input)
  const mistakes = explainIssues(deploymentFile, result.issues ?? [])
  const lineOf = linesOf(text)
  throwMistakes(
    mistakes.map(({ path: at, message }) => `${name} is wrong at ${at}${lineOf(at)}: ${message}.`),
  )
  return v.parse(deploymentFile, input)
}

/** `, line 4` for the path of a field; JSON is a part of YAML, whose parser knows the places of values. */
function linesOf(text: string): (path: string) => string {
  const parsed = parseText(text)
  if (!('placeOf' in parsed)) return () => ''
  return (path) => {
    const place = parsed.placeOf(path.split('.'))
    return place === null ? '' : `, line ${place.line}`
  }
}

/** What is wrong and where; not every Node names the line. */
function syntaxErrorOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return message
  const line = text.slice(0, Number(position)).split('\n').length
  return `line ${line}: ${message.replace(/,? (?:in JSON )?at position \d+.*$/s, '')}`
}
