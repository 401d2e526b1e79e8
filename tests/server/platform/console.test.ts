import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveOperate } from '@server/http/serveOperate'
import { createServer } from '@server/http/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let app: ReturnType<typeof createServer>
let folder: string
const open = (path: string, host = 'nobody.example') =>
  app.request(`http://${host}${path}`, { headers: { host } })

beforeAll(async () => {
  app = createServer(world)
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main-1.js'), 'start()')
  await writeFile(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'src/operate/main.tsx': { file: 'assets/main-1.js', css: ['assets/a.css'] } }),
  )
  await serveOperate(app, world, folder)
})
afterAll(() => rm(folder, { recursive: true }))

it.each(['/operate', '/operate/', '/operate/people?q=ada', '/operate/setup?token=secret'])(
  'serves %s on a host without a white-label',
  async (path) => {
    const response = await open(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('src="/operate/assets/main-1.js"')
    expect(html).toContain('href="/operate/assets/a.css"')
    expect(html).not.toContain('secret')
  },
)

it('can be framed by nobody, and runs no inline script', async () => {
  const response = await open('/operate')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const html = await response.text()
  expect(html.match(/<script(?![^>]*(?:src=|application\/json))/)).toBeNull()
})

it('serves its files for good, and no page in place of a missing one', async () => {
  const file = await open('/operate/assets/main-1.js')
  expect(await file.text()).toBe('start()')
  expect(file.headers.get('cache-control')).toContain('immutable')
  const missing = await open('/operate/assets/gone.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).not.toContain('html')
})

it('does not let a host header or a path write into its page', async () => {
  const html = await (await open('/operate/%3Cscript%3Ealert(1)%3C/script%3E')).text()
  expect(html).not.toContain('<script>alert')
  const fromHost = await app.request('http://nobody.example/operate', {
    headers: { host: '"><script>alert(1)</script>' },
  })
  expect(await fromHost.text()).not.toContain('<script>alert')
})
