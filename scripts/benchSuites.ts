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
 * Of `npm run bench`: two hundred suites of one building, each with somebody who sets its light again and again. How long
 * from the press until the server has answered, and until whoever looks at the suite hears that it was asked for this. The
 * simulator confirms a wish at once, so what is measured is the way through the server, over HTTP on this machine.
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
