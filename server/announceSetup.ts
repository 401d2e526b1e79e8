import type { Dependencies } from './http/dependencies'
import { createSetupToken } from './services/operate/setup'

type Given = Pick<Dependencies, 'database' | 'deployment' | 'now'>

/** The address of the first start, with a new one-time token; null if the deployment has an operator. */
export async function setupAddress(
  { database, deployment, now }: Given,
  port: number,
): Promise<string | null> {
  const token = await database.transaction((tx) => createSetupToken(tx, now()))
  if (token === null) return null
  const { publicHosts, publicScheme } = deployment.server
  const [host = 'localhost'] = publicHosts
  // Behind https is a proxy at the usual port; plain http leads to this process.
  const origin = publicScheme === 'https' ? `https://${host}` : `http://${host}:${port}`
  return `${origin}/operate/setup?token=${token}`
}

/** Prints the link that makes its reader the first operator. It is not logged: logs are kept, and read by others. */
export async function announceSetup(given: Given, port: number): Promise<void> {
  const address = await setupAddress(given, port)
  if (address === null) return
  process.stdout.write(`Open your building: ${address}\nThe link works once, within an hour.\n`)
}
