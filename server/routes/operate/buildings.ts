import {
  operatedBuildings,
  publishBuilding,
  readBuilding,
  updateBuilding,
} from '@contract/operate/buildings'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  buildingPage,
  readBuilding as read,
  updateBuilding as update,
} from '../../services/operate/buildings'
import { publishBuilding as publish } from '../../services/operate/publishBuilding'
import { buildingChange } from '../../services/operate/recordChange'

type Pair = Awaited<ReturnType<typeof update>>

const changed = ({ before, after }: Pair) => ({
  reply: { data: after },
  changes: buildingChange(before, after),
})

export const operateBuildingRoutes = [
  implement(operatedBuildings, ({ database, query, caller }) =>
    buildingPage(database.connection, query, caller.operator.reach),
  ),
  implement(readBuilding, async ({ database, params }) => ({
    data: await read(database.connection, params.buildingId),
  })),
  operateMutation(updateBuilding, async (tx, { params, body, now }) =>
    changed(await update(tx, params.buildingId, body, now())),
  ),
  operateMutation(publishBuilding, async (tx, { params, body, now }) =>
    changed(await publish(tx, params.buildingId, body, now())),
  ),
]
