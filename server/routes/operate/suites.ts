import {
  createFloor,
  createSuite,
  deleteFloor,
  deleteSuite,
  type OperatedFloor,
  type OperatedSuite,
  operatedFloors,
  operatedSuites,
  orderFloors,
  orderSuites,
  readFloor,
  readSuite,
  updateFloor,
  updateSuite,
} from '@contract/operate/suites'
import type { Dependencies } from '../../http/dependencies'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import * as floors from '../../services/operate/offers/floors'
import * as suites from '../../services/operate/offers/suites'
import { offerChange, orderChange } from './offers'

const nameOf = ({ name }: { name: string }) => name
const floorChange = (before: OperatedFloor | null, after: OperatedFloor | null) =>
  offerChange('floor', nameOf, before, after)
const suiteChange = (before: OperatedSuite | null, after: OperatedSuite | null) =>
  offerChange('suite', nameOf, before, after)

const topicsOf = ({ deployment }: Pick<Dependencies, 'deployment'>) =>
  deployment.server.mqtt?.buildings ?? []
const given = (call: Pick<Dependencies, 'deployment' | 'now'>) => ({
  topics: topicsOf(call),
  now: call.now(),
})

export const operateSuiteRoutes = [
  implement(operatedFloors, ({ database, params }) =>
    floors.floorList(database.connection, params.buildingId),
  ),
  operateMutation(orderFloors, async (tx, { params, body }) => {
    const ordered = await floors.orderFloors(tx, params.buildingId, body)
    return { reply: ordered.after, changes: orderChange('floor', nameOf, ordered) }
  }),
  operateMutation(createFloor, async (tx, { params, body }) => {
    const floor = await floors.createFloor(tx, params.buildingId, body)
    return { reply: { data: floor }, changes: floorChange(null, floor) }
  }),
  implement(readFloor, async ({ database, params }) => ({
    data: await floors.readFloor(database.connection, params.floorId),
  })),
  operateMutation(updateFloor, async (tx, { params, body }) => {
    const { before, after } = await floors.updateFloor(tx, params.floorId, body)
    return { reply: { data: after }, changes: floorChange(before, after) }
  }),
  operateMutation(deleteFloor, async (tx, { params }) => ({
    reply: {},
    changes: floorChange(await floors.deleteFloor(tx, params.floorId), null),
  })),
  implement(operatedSuites, (call) =>
    suites.suiteList(call.database.connection, call.params.floorId, topicsOf(call)),
  ),
  operateMutation(orderSuites, async (tx, call) => {
    const ordered = await suites.orderSuites(tx, call.params.floorId, call.body, topicsOf(call))
    return { reply: ordered.after, changes: orderChange('suite', nameOf, ordered) }
  }),
  operateMutation(createSuite, async (tx, call) => {
    const suite = await suites.createSuite(tx, call.params.floorId, call.body, given(call))
    return { reply: { data: suite }, changes: suiteChange(null, suite) }
  }),
  implement(readSuite, async (call) => ({
    data: await suites.readSuite(call.database.connection, call.params.suiteId, topicsOf(call)),
  })),
  operateMutation(updateSuite, async (tx, call) => {
    const { suiteId } = call.params
    const { before, after } = await suites.updateSuite(tx, suiteId, call.body, given(call))
    return { reply: { data: after }, changes: suiteChange(before, after) }
  }),
  operateMutation(deleteSuite, async (tx, call) => ({
    reply: {},
    changes: suiteChange(await suites.deleteSuite(tx, call.params.suiteId, topicsOf(call)), null),
  })),
]
