import { rm } from 'node:fs/promises'
import { offlineFiles } from '@contract/offline'
import { serveApp } from '@server/http/serveApp'
import { createServer } from '@server/http/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, password } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { builtApp, renderer } from './builtApp'

const world = withSharedWorld()
let folder: string
let sendRequest: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  folder = await builtApp()
  const app = createServer(world)
  await serveApp(app, world, folder, renderer)
  sendRequest = async (path, headers = {}) =>
    app.request(path, { headers: { host: 'lease.localhost', ...headers } })
})
afterAll(() => rm(folder, { recursive: true }))

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
