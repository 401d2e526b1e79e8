import { permissionRegistry } from '@contract/permissionRegistry'
import type { Connection } from '../../../db/database'
import { enterBuilding } from '../../tenancy/buildings'
import { enterWith } from '../../tenancy/permissions'
import { topicOfUser } from './publish'

/**
 * The topics that a user may subscribe to, as used between processes, each with its name on the wire.
 * @throws `not_found` for a building that is not open to the user, `permission_denied` without the permission
 */
export async function topicsOfUser(
  connection: Connection,
  userId: number,
  topics: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const received = new Map<string, string>()
  for (const topic of new Set(topics)) {
    if (topic === 'mine') {
      received.set(topicOfUser(userId), topic)
      continue
    }
    const [kind = '', named = ''] = topic.split(':')
    const [buildingUuid = ''] = named.split('/')
    await (kind === 'approvals'
      ? enterWith(connection, userId, buildingUuid, permissionRegistry.approvals)
      : enterBuilding(connection, userId, buildingUuid))
    received.set(topic.toLowerCase(), topic)
  }
  return received
}
