// npm run unleash: evaluates flags with a real Unleash through the server's own port, with the
// context that browsers send. Installs Unleash into .cache/unleash; nothing else in the project
// needs it.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { unleashFlags } from '@server/adapters/flags/unleash'
import { startPostgres } from './postgres.mjs'

const folder = '.cache/unleash'
// The latest version needs Node 22; the previous one runs on Node 20.
const version = Number(process.versions.node.split('.')[0]) >= 22 ? '8.2.0' : '6.4.1'
const port = 4242
const url = `http://127.0.0.1:${port}`
const keys = { admin: '*:*.portico-admin', frontend: 'default:development.portico-web' }

/** Flag → its only constraint. */
const constraints = {
  'for-user': { contextName: 'userId', values: ['ada@house.test'] },
  'for-host': { contextName: 'host', values: ['app.house.test'] },
  'for-admin': { contextName: 'admin', values: ['true'] },
  'for-role': { contextName: 'roles', operator: 'STR_CONTAINS', values: ['manager'] },
  'for-hqo': { contextName: 'hqo', values: ['true'] },
  'for-building': { contextName: 'building_uuids', operator: 'STR_CONTAINS', values: ['b2'] },
} as const
const flags = Object.keys(constraints).toSorted()

const ada = {
  userId: 'ada@house.test',
  'properties[host]': 'app.house.test',
  'properties[admin]': 'true',
  'properties[roles]': 'tenant,manager',
  'properties[hqo]': 'true',
  'properties[building_uuids]': 'b1,b2',
}

function install(): void {
  if (existsSync(`${folder}/node_modules/unleash-server`)) return
  mkdirSync(folder, { recursive: true })
  const input = ['install', '--prefix', folder, '--no-audit', '--no-fund']
  execFileSync('npm', [...input, `unleash-server@${version}`], { stdio: 'inherit' })
}

async function admin(path: string, body?: object): Promise<void> {
  const response = await fetch(`${url}/api/admin/${path}`, {
    method: 'POST',
    headers: { authorization: keys.admin, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

async function isReady(): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function waitUntil(holds: () => Promise<boolean>, seconds: number): Promise<void> {
  for (let left = seconds * 2; left > 0; left -= 1) {
    if (await holds()) return
    await pause(500)
  }
  throw new Error(`Unleash did not start within ${seconds} s`)
}

async function makeFlags(): Promise<void> {
  for (const name of ['host', 'admin', 'roles', 'hqo', 'building_uuids'])
    await admin('context', { name, description: '', legalValues: [], stickiness: false })
  const features = 'projects/default/features'
  for (const [name, constraint] of Object.entries(constraints)) {
    const inDevelopment = `${features}/${name}/environments/development`
    await admin(features, { name, type: 'release' })
    await admin(`${inDevelopment}/strategies`, {
      name: 'flexibleRollout',
      parameters: { rollout: '100', stickiness: 'default', groupId: name },
      constraints: [{ operator: 'IN', caseInsensitive: false, inverted: false, ...constraint }],
    })
    await admin(`${inDevelopment}/on`)
  }
}

install()
const postgres = await startPostgres()
const server = spawn(process.execPath, [`${folder}/node_modules/unleash-server/dist/server.js`], {
  env: {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATABASE_SSL: 'false',
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: String(port),
    PORT: String(port),
    INIT_ADMIN_API_TOKENS: keys.admin,
    INIT_FRONTEND_API_TOKENS: keys.frontend,
    LOG_LEVEL: 'error',
    CHECK_VERSION: 'false',
    SEND_TELEMETRY: 'false',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
let wrong = 0
try {
  await waitUntil(isReady, 60)
  await makeFlags()
  const request = unleashFlags({ url, key: keys.frontend }, async () => [])
  // Unleash responds from a cache that it refreshes about once a second.
  await waitUntil(async () => (await request(ada)).length === flags.length, 20).catch(
    () => undefined,
  )
  const cases: [string, Record<string, string>, string[]][] = [
    ['who matches all', ada, flags],
    ['another user', { ...ada, userId: 'ben@house.test' }, flags.filter((f) => f !== 'for-user')],
    [
      'another host and building',
      { ...ada, 'properties[host]': 'x', 'properties[building_uuids]': 'b1' },
      flags.filter((f) => !['for-host', 'for-building'].includes(f)),
    ],
    ['nobody', { userId: 'anonymous@portico.invalid', 'properties[host]': 'y' }, []],
  ]
  for (const [who, context, expected] of cases) {
    const got = (await request(context)).toSorted()
    const isRight = JSON.stringify(got) === JSON.stringify(expected)
    if (!isRight) wrong += 1
    process.stdout.write(`${isRight ? '✓' : '✗'} ${who}: ${got.join(', ') || 'none'}\n`)
  }
} finally {
  server.kill()
  await postgres.stop()
}
process.exit(wrong === 0 ? 0 : 1)
