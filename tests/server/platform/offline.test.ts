import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { offlineFiles } from '@contract/offline'
import type { Renderer } from '@contract/rendering'
import { areaCatalogues } from '@contract/rendering'
import { serveApp } from '@server/http/serveApp'
import { createServer } from '@server/http/server'
import { shell } from '@ssr/shell'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, password } from '../builders/people'
import { openWorld, type World } from '../world'

let world: World
let folder: string
let sendRequest: (path: string, headers?: Record<string, string>) => Promise<Response>

const renderer: Renderer = {
  render: () => Promise.reject(new Error('nothing is rendered for a shell')),
  shell,
}

/** A built app, as far as the server reads it. */
async function builtApp(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, '.vite'))
  const file = (name: string) => ({ file: `assets/${name}.js` })
  const areas = Object.keys(areaCatalogues).map((area) => [
    `_${area}.js`,
    { ...file(area), name: area },
  ])
  const first = { 'index.html': file('first'), 'style.css': { file: 'assets/all.css' } }
  const manifest = { ...first, ...Object.fromEntries(areas) }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, '.vite/rules.json'), '[]')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/all.css'), '')
  await writeFile(join(folder, 'worker.js'), 'the worker')
  await writeFile(join(folder, 'inline.js'), 'the inline script')
  return folder
}

beforeAll(async () => {
  world = await openWorld()
  const app = createServer(world)
  await serveApp(app, world, await builtApp(), renderer)
  sendRequest = async (path, headers = {}) =>
    app.request(path, { headers: { host: 'lease.localhost', ...headers } })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

describe('the worker', () => {
  it('is a script of this origin that is never cached', async () => {
    const reply = await sendRequest(offlineFiles.worker)
    expect(reply.headers.get('content-type')).toContain('text/javascript')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await reply.text()).toBe('the worker')
  })
})

describe('the shell', () => {
  it("is the host's, and names what a pass needs to be shown", async () => {
    const html = await (await sendRequest(offlineFiles.shell)).text()
    expect(html).toContain('<title>Leaseline</title>')
    for (const area of ['server', 'inside', 'details']) {
      expect(html).toContain(`href="/assets/${area}.js"`)
    }
  })

  it('is the same for every caller, and sets no cookie', async () => {
    const { email } = await aPerson(world)
    const { headers } = await world.request('POST', '/api/auth/v2/login', {
      body: { email, password },
    })
    const [cookie = ''] = headers.getSetCookie().map((each) => each.split(';')[0])
    const reply = await sendRequest(offlineFiles.shell, { cookie })
    expect(reply.headers.getSetCookie()).toEqual([])
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
    const html = withoutNonce(await reply.text())
    expect(html).toBe(withoutNonce(await (await sendRequest(offlineFiles.shell)).text()))
    expect(html).not.toContain(email)
  })
})
