import type { Connection } from '../db/database'
import { Refusal } from '../services/platform/refusal'
import { whitelabelOfHost } from '../services/tenancy/whitelabels'
import type { Dependencies } from './dependencies'

const shape = /^(?<name>[a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:(?<port>\d{1,5}))?$/i

/**
 * The origin under which the browser reached this server: the deployment's scheme with the requested host. It is used
 * in links in mails, and a client may send any `Host`. So only hosts of white-labels and of `publicHosts` are accepted;
 * others throw `invalid_request`.
 */
export async function publicOrigin(
  {
    database,
    deployment,
  }: Pick<Dependencies, 'deployment'> & { database: { connection: Connection } },
  hostHeader: string | undefined,
): Promise<string> {
  const { publicHosts, publicScheme } = deployment.server
  const { name, port } = shape.exec(hostHeader ?? '')?.groups ?? {}
  if (name === undefined || Number(port ?? 0) > 65_535) throw refused()
  const { origin, host, hostname, port: unusual } = new URL(`${publicScheme}://${hostHeader}`)
  if (publicHosts.includes(host)) return origin
  // Over plain HTTP, as in development, any port is accepted: it may be forwarded from another one.
  const isPortGood = unusual === '' || publicScheme === 'http'
  const isNameGood = async () =>
    publicHosts.includes(hostname) ||
    (await whitelabelOfHost(database.connection, hostname)) !== null
  if (!isPortGood || !(await isNameGood())) throw refused()
  return origin
}

function refused(): Refusal {
  return new Refusal('invalid_request', { detail: 'This host is not one of this server.' })
}
