import { floors, setLighting, setTemperature, suiteById, suites } from '@contract/smartBuilding'
import { enterBuilding } from '../domain/buildings'
import { floorsOf, type SuiteWish, suiteAt, suiteReply, suitesOf } from '../domain/suites/suite'
import { checkWish } from '../domain/suites/wish'
import type { Dependencies } from '../http/dependencies'
import { type Caller, implement } from '../http/implement'
import { pageOf } from './page'

type UserCall = Pick<Dependencies, 'database' | 'limits' | 'buildingSystems' | 'now'> & {
  params: { buildingId: string; floorId: string; suiteId: string }
  caller: Pick<Caller<typeof suiteById>, 'principal'>
}

async function enteredSuite({ database, params, caller }: UserCall) {
  const { connection } = database
  const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
  return suiteAt(connection, {
    buildingUuid: uuid,
    floorId: params.floorId,
    suiteId: params.suiteId,
  })
}

/** A suite is asked so often by one user, and so often by all together: what it steers wears out. */
async function askSuite(call: UserCall, wish: SuiteWish, unit: 'F' | 'C' | null) {
  const { database, limits, buildingSystems, now, caller } = call
  const suite = await enteredSuite(call)
  checkWish(suite, wish, unit)
  const name = `${suite.buildingUuid} ${suite.floorId} ${suite.id}`
  await limits.spend('suiteAskedByUser', `${caller.principal.uuid} ${name}`)
  await limits.spend('suiteAsked', name)
  const system = buildingSystems[suite.adapter]
  const report = await system.request(database.connection, suite, wish, now())
  return { data: suiteReply(suite, report) }
}

export const smartBuildingRoutes = [
  implement(floors, async ({ database, params, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    return pageOf(await floorsOf(connection, uuid), {}, (floor) => floor)
  }),

  implement(suites, async ({ database, params, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    return pageOf(await suitesOf(connection, uuid, params.floorId), {}, (suite) => suite)
  }),

  implement(suiteById, async (call) => {
    const suite = await enteredSuite(call)
    const report = call.buildingSystems[suite.adapter].report(suite, call.now())
    return { data: suiteReply(suite, report) }
  }),

  implement(setTemperature, (call) => {
    const { temp: temperature, isCelsius } = call.params
    return askSuite(call, { temperature }, isCelsius === 'true' ? 'C' : 'F')
  }),

  implement(setLighting, (call) => askSuite(call, { lighting: call.params.value }, null)),
]
