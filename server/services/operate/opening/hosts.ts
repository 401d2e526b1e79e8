import { isHostName } from '@rules/operate/fields'
import type { Connection } from '../../../db/database'
import { whitelabelOfHost } from '../../tenancy/whitelabels'

/** Whether a new white-label can have this host name. */
export async function hostStatus(
  connection: Connection,
  host: string,
): Promise<'free' | 'taken' | 'invalid'> {
  if (!isHostName(host)) return 'invalid'
  return (await whitelabelOfHost(connection, host)) === null ? 'free' : 'taken'
}
