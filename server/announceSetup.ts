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
  const { fallbackHost, publicHosts, publicScheme } = deployment.server
  const [host = fallbackHost] = publicHosts
  // A proxy terminates HTTPS at the usual port; over plain HTTP, browsers reach the server itself.
  const isDirect = publicScheme === 'http' || host === 'localhost'
  const isComplete = /:\d+$/.test(host)
  const origin = isDirect && !isComplete ? `http://${host}:${port}` : `${publicScheme}://${host}`
  return `${origin}/operate/setup?token=${token}`
}

/** Prints the link that makes its reader the first operator. It is not logged: logs are kept, and read by others. */
export async function announceSetup(given: Given, port: number): Promise<void> {
  const address = await setupAddress(given, port)
  if (address === null) return
  process.stdout.write(`Open your building: ${address}\nThe link works once, within an hour.\n`)
}
