import type { Connection } from '../../db/database'
import { buildings } from '../../db/schema'
import { StartError } from '../../startError'
import { derivedUuid } from '../derivedUuid'
import { slugOf } from './keys'

/**
 * The building with this key, uuid or name.
 *
 * @throws `StartError` that lists the buildings if there is none, or several with the name
 */
export async function findBuilding(connection: Connection, wanted: string) {
  const rows = await connection.select().from(buildings).orderBy(buildings.name)
  const uuids = [wanted.toLowerCase(), derivedUuid(`building/${wanted}`)]
  const byUuid = rows.find(({ uuid }) => uuids.includes(uuid))
  if (byUuid !== undefined) return byUuid
  const named = rows.filter(({ name }) => slugOf(name) === slugOf(wanted))
  const [found, ...others] = named
  if (found !== undefined && others.length === 0) return found
  const list = (named.length > 0 ? named : rows).map(({ name, uuid }) => `${name} (${uuid})`)
  const reason =
    named.length > 0 ? `Several buildings are named ${wanted}` : `There is no building ${wanted}`
  throw new StartError(`${reason}; choose one of: ${list.join(', ') || 'none'}.`)
}
