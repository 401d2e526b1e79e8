import type { Connection } from '../../db/database'
import { smartFloors } from '../../db/schema'
import type { Change as Entry } from '../../services/operate/auditLog'
import { orderedServices } from '../../services/operate/offers/records'
import { orderChange } from '../../services/operate/recordChange'
import type { Given } from '../../services/operate/recordService'
import { Refusal } from '../../services/platform/refusal'
import { among } from '../plan/among'
import type { Change } from '../plan/plan'
import type { Row } from '../plan/tables'
import { recordTables } from './subjects'

type Service = (typeof orderedServices)[number]
type Listed = Awaited<ReturnType<Service['list']>>['data']
type List = { service: Service; owner: string }

/**
 * The lists that a plan puts in another order.
 *
 * @returns the entries for the log, once the plan is applied
 */
export async function readOrders(
  tx: Connection,
  changes: readonly Change[],
  given: Given,
): Promise<() => Promise<Entry[]>> {
  const lists = await movedLists(tx, changes)
  const before = new Map<List, Listed>()
  for (const list of lists) before.set(list, await read(tx, list, given))
  return async () => {
    const entries: Entry[] = []
    for (const list of lists) {
      const [was, is] = [before.get(list) ?? [], await read(tx, list, given)]
      const building = is[0]?.building
      if (building === undefined || isSameOrder(was, is)) continue
      entries.push(orderChange(list.service, building, was, is))
    }
    return entries
  }
}

async function movedLists(tx: Connection, changes: readonly Change[]): Promise<List[]> {
  const moved = changes.filter(({ fields }) => fields.some(({ field }) => field === 'position'))
  const buildings = moved.filter(({ table }) => table === 'smartSuites')
  const floors = await tx
    .select()
    .from(smartFloors)
    .where(
      among(
        smartFloors.buildingUuid,
        buildings.map(({ before }) => String(before?.buildingUuid)),
      ),
    )
  const ownerOf = ({ categoryUuid, floorId, buildingUuid }: Row): unknown =>
    categoryUuid ??
    (floorId === undefined
      ? buildingUuid
      : floors.find((floor) => floor.buildingUuid === buildingUuid && floor.id === floorId)?.uuid)
  const lists = new Map<string, List>()
  for (const { table, before } of moved) {
    const service = orderedServices.find(({ record }) => record.one === recordTables[table])
    const owner = before === null ? undefined : ownerOf(before)
    if (service === undefined || typeof owner !== 'string') continue
    lists.set(`${service.record.one}/${owner}`, { service, owner })
  }
  return [...lists.values()]
}

/** The records of a list; none if a plan has removed its owner. */
async function read(tx: Connection, { service, owner }: List, given: Given): Promise<Listed> {
  try {
    return (await service.list(tx, owner, given)).data
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return []
    throw error
  }
}

/** Whether those that are in both lists have the same order. */
function isSameOrder(before: Listed, after: Listed): boolean {
  const shared = (list: Listed, other: Listed) =>
    list.map(({ uuid }) => uuid).filter((uuid) => other.some((each) => each.uuid === uuid))
  return shared(before, after).join() === shared(after, before).join()
}
