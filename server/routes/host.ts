import { Refusal } from '../domain/refusal'
import { whitelabelOfHost } from '../domain/whitelabels'
import type { Dependencies } from '../http/dependencies'

/** The white-label that a visitor of this host sees: its own, else that of the fallback host. */
export async function whitelabelFor(
  { database, deployment }: Pick<Dependencies, 'database' | 'deployment'>,
  host: string,
) {
  const row =
    (await whitelabelOfHost(database.connection, host)) ??
    (await whitelabelOfHost(database.connection, deployment.server.fallbackHost))
  if (row === null) throw new Refusal('whitelabel_not_found')
  return row
}
