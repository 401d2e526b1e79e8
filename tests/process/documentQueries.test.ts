import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoPassword } from '@demo/accounts'
import { PGlite } from '@electric-sql/pglite'
import { readConfiguration } from '@server/configuration'
import type { AppFiles } from '@server/http/appFiles'
import type { Dependencies } from '@server/http/dependencies'
import { openDocument } from '@server/http/openDocument'
import { createServer } from '@server/http/server'
import type { Variables } from '@server/http/variables'
import { openDependencies } from '@server/openDependencies'
import { openRenderer, type WorkerRenderer } from '@server/ssr/workerRenderer'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

/** Each query of the embedded database takes as long as a tenth of the page. */
const maxQueries = 14
const agent = 'a browser'

let dependencies: Dependencies
let renderer: WorkerRenderer
beforeAll(async () => {
  const environment = { DATA_DIR: ':memory:', DEMO: 'true', LOG_LEVEL: 'silent' }
  const configuration = await readConfiguration(process.cwd(), { ...process.env, ...environment })
  dependencies = await openDependencies(configuration)
  const thread = pathToFileURL(join(process.cwd(), 'dist/server/renderWorker.js'))
  renderer = await openRenderer(join(process.cwd(), 'dist/ssr'), thread)
})
afterAll(async () => {
  await renderer.close()
  await dependencies.database.close()
})

it(`renders a home with at most ${maxQueries} queries`, async () => {
  const signIn = await createServer(dependencies).request('/api/auth/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
  })
  const { user } = (await signIn.json()) as { user: { default_building_uuid: string } }
  const cookie = signIn.headers.getSetCookie().map((each) => each.split(';')[0])

  const files = { preloads: {} } as AppFiles
  const app = new Hono<{ Variables: Variables }>().get('*', async (context) => {
    context.set('host', 'localhost')
    context.set('traceId', 'a trace')
    const { page } = await openDocument(context, dependencies, { renderer, files })
    const { body, isLate } = await page
    return context.json({ body, isLate })
  })
  const open = async () => {
    const headers = { cookie: cookie.join('; '), 'user-agent': agent }
    const reply = await app.request(`/building/${user.default_building_uuid}`, { headers })
    return (await reply.json()) as { body: string; isLate: boolean }
  }
  // The first page reads the building's content, and prepares the queries.
  for (let times = 0; times < 2; times += 1) await open()

  const queries = vi.spyOn(PGlite.prototype, 'execProtocolStream')
  const { body, isLate } = await open()
  expect(isLate).toBe(false)
  expect(body).toContain('<h1')
  expect(queries.mock.calls.length).toBeGreaterThan(5)
  expect(queries.mock.calls.length).toBeLessThanOrEqual(maxQueries)
})
