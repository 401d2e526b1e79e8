import type { Connection } from '../../../db/database'
import { whitelabelOfHost } from '../../tenancy/whitelabels'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/** A host name as a white-label has it: in small letters, without scheme and port. */
export const isHostName = (host: string): boolean =>
  hostPattern.test(host) && !/^[\d.]+$/.test(host)

/** Whether a new white-label can have this host name. */
export async function hostStatus(
  connection: Connection,
  host: string,
): Promise<'free' | 'taken' | 'invalid'> {
  if (!isHostName(host)) return 'invalid'
  return (await whitelabelOfHost(connection, host)) === null ? 'free' : 'taken'
}
