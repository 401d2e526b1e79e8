import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveApp } from '@server/http/serveApp'
import { createServer } from '@server/http/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { builtApp, renderer } from './builtApp'

const world = withSharedWorld()
let folder: string
let get: (path: string) => Promise<Response>
beforeAll(async () => {
  folder = await builtApp()
  await writeFile(join(folder, 'assets/text.woff2'), 'wOF2')
  const app = createServer(world)
  await serveApp(app, world, folder, renderer)
  get = async (path) => app.request(path, { headers: { host: 'localhost:4310', origin: 'null' } })
})
afterAll(() => rm(folder, { recursive: true }))

describe('a file that does not exist', () => {
  it.each([
    '/uploads/missing.png',
    `/uploads/${'a'.repeat(64)}.svg`,
    '/uploads/more/missing.png',
    '/pictures/missing.svg',
    '/pictures/missing',
    '/brands/portico/missing.svg',
    '/brands/missing/more/logo.svg',
    '/images/missing.png',
    '/files/missing/more.pdf',
    '/assets/missing.js',
    '/favicon.ico',
  ])('is not found at %s, and no page is in its place', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).not.toContain('html')
  })

  it('does not hide the pages of the app', async () => {
    expect((await get('/login')).headers.get('content-type')).toContain('html')
  })
})

describe('a font', () => {
  const allowed = async (path: string) => {
    const answer = await get(path)
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }

  it('may be used by a frame without an origin', async () => {
    const font = [...world.brandFiles.keys()].find((path) => path.endsWith('.woff2'))
    expect(await allowed(font ?? '')).toEqual([200, '*'])
    expect(await allowed('/assets/text.woff2')).toEqual([200, '*'])
  })

  it('is the only kind of file that may be', async () => {
    const logo = [...world.brandFiles.keys()].find((path) => path.endsWith('.svg'))
    for (const path of [logo ?? '', '/assets/all.css', '/login', '/api/healthcheck'])
      expect(await allowed(path)).toEqual([200, null])
  })
})
