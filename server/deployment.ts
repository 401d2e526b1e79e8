import { readFile } from 'node:fs/promises'
import { type Deployment, deployment } from '@contract/deployment'
import * as v from 'valibot'
import { StartError } from './startError'

/** The deployment configuration; a mistake in it is one sentence that names the field. */
export async function readDeployment(path: string): Promise<Deployment> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(
      `The deployment configuration ${path} cannot be read; set PORTICO_CONFIG to its path.`,
    )
  })
  return parseDeployment(text, path)
}

export function parseDeployment(text: string, path: string): Deployment {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new StartError(`The deployment configuration ${path} is not JSON: ${String(error)}.`)
  }
  const result = v.safeParse(deployment, given)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new StartError(
    `The deployment configuration ${path} is wrong at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}.`,
  )
}
