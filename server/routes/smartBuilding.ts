import { floors, setLighting, setTemperature, suiteById, suites } from '@contract/smartBuilding'
import type { Dependencies } from '../http/dependencies'
import { type Caller, implement, stagedMutation } from '../http/implement'
import type { SetpointCommand } from '../ports/suite'
import { checkCommand } from '../services/suites/command'
import { floorsOf, suiteAt, suiteReply, suitesOf } from '../services/suites/suite'
import { enterBuilding } from '../services/tenancy/buildings'
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

/**
 * Limits commands to a suite per user and in total, because its hardware wears out. The building system is not part of
 * a transaction; a setpoint is absolute, so repeating a request changes nothing.
 */
async function requestSetpoint(call: UserCall, command: SetpointCommand, unit: 'F' | 'C' | null) {
  const { database, limits, buildingSystems, now, caller } = call
  const suite = await enteredSuite(call)
  checkCommand(suite, command, unit)
  const name = `${suite.buildingUuid} ${suite.floorId} ${suite.id}`
  await limits.consume('suiteRequestedByUser', `${caller.principal.uuid} ${name}`)
  await limits.consume('suiteRequested', name)
  const system = buildingSystems[suite.adapter]
  const report = await system.request(database, suite, command, now())
  return { data: suiteReply(suite, report) }
}

export const smartBuildingRoutes = [
  implement(floors, async ({ database, params, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    return pageOf(await floorsOf(connection, uuid), {}, (floor) => floor)
  }),

  implement(suites, async ({ database, params, caller, buildingSystems, now }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const rows = await suitesOf(connection, uuid, params.floorId)
    const at = now()
    return pageOf(rows, {}, (row) => suiteReply(row, buildingSystems[row.adapter].report(row, at)))
  }),

  implement(suiteById, async (call) => {
    const suite = await enteredSuite(call)
    const report = call.buildingSystems[suite.adapter].report(suite, call.now())
    return { data: suiteReply(suite, report) }
  }),

  stagedMutation(setTemperature, async (call, commit) => {
    const { temp: temperature, isCelsius } = call.params
    const reply = await requestSetpoint(call, { temperature }, isCelsius === 'true' ? 'C' : 'F')
    return commit(async () => reply)
  }),

  stagedMutation(setLighting, async (call, commit) => {
    const reply = await requestSetpoint(call, { lighting: call.params.value }, null)
    return commit(async () => reply)
  }),
]
