import type { Change as Entry } from '../../services/operate/auditLog'
import type { Change } from '../plan/plan'

/** What the log says about the membership or permission of a person; null for another change. */
export function membershipOf({ table, state, before, after }: Change): Fields | null {
  const row = after ?? before
  if (typeof row?.buildingUuid !== 'string') return null
  const name =
    table === 'userBuildings'
      ? 'member'
      : table === 'userPermissions'
        ? String(row.permission)
        : null
  if (name === null) return null
  const isGiven = state !== 'removed'
  return {
    buildingUuid: row.buildingUuid,
    before: { [name]: !isGiven },
    after: { [name]: isGiven },
  }
}

type Fields = Pick<Entry, 'before' | 'after' | 'buildingUuid'>
