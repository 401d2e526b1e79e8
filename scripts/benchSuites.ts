import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { serve } from '@hono/node-server'
import { readConfiguration } from '@server/configuration'
import { smartSuites, suiteStates } from '@server/db/schema'
import { createServer } from '@server/http/server'
import { openDependencies } from '@server/openDependencies'

/**
 * Part of `npm run bench`: two hundred suites of one building, each with a user who changes its
 * light repeatedly. Measures the time from the request to the server's response, and until other
 * users of the suite receive the change. The simulator confirms a setpoint immediately, so this
 * measures the server, over HTTP on this machine.
 */
const count = 200
const floorId = '7'

const environment = { ...process.env, DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }
const dependencies = await openDependencies(await readConfiguration(process.cwd(), environment))
const { connection } = dependencies.database
const ids = Array.from({ length: count }, (_, n) => `bench-${n}`)
const inBuilding = { buildingUuid: buildingUuid.meridian, floorId }
await connection
  .insert(smartSuites)
  .values(ids.map((id, position) => ({ ...inBuilding, id, name: id, position, hasLighting: true })))
const at = new Date()
const dark = { isOnline: true, lighting: 0, requestedLighting: 0, revision: 1, at }
await connection
  .insert(suiteStates)
  .values(ids.map((suiteId) => ({ ...inBuilding, suiteId, ...dark })))

const server = serve({
  fetch: createServer(dependencies).fetch,
  port: 0,
  hostname: '127.0.0.1',
})
await once(server, 'listening')
const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
const login = await fetch(`${root}/auth/v2/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
})
const { token } = (await login.json()) as { token: string }
const floor = `${buildingUuid.meridian}/${floorId}`
const { stdout } = await promisify(execFile)(process.execPath, [
  'scripts/benchSuitesLoad.mjs',
  root,
  token,
  floor,
  ids.join(','),
])
process.stdout.write(`\n${stdout}`)
process.exit(0)
