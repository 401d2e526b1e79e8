import { whitelabels } from '@server/db/schema'
import { brandIcon } from '@server/http/brandFiles'
import type { Dependencies } from '@server/http/dependencies'
import { createServer } from '@server/http/server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const ask = (path: string, host: string, given: Dependencies = world) =>
  createServer(given).request(path, { headers: { host } })

describe('the icon', () => {
  it('is the initial of the brand of the host, on its colour', async () => {
    const portico = await ask('/icon.svg', 'localhost')
    expect(portico.headers.get('content-type')).toBe('image/svg+xml')
    expect(portico.headers.get('vary')).toContain('Host')
    const svg = await portico.text()
    expect(svg).toContain('fill="#12484c"')
    expect(svg).toContain('>P</text>')
    expect(await (await ask('/icon.svg', 'lease.localhost')).text()).toContain('>L</text>')
  })

  it('takes nothing for a colour or a letter that could be more', async () => {
    await world.database.connection
      .update(whitelabels)
      .set({ brand: '<script>', themePrimaryColor: '"/><script>fire()</script>' })
      .where(eq(whitelabels.brandIdentifier, 'portico'))
    const svg = await (await ask('/icon.svg', 'localhost')).text()
    expect(svg).not.toContain('script')
    expect(svg).toContain('>&lt;</text>')
  })

  it.each([
    ['#ffd400', '#000'],
    ['#fff', '#000'],
    ['#12484c', '#fff'],
    ['#000', '#fff'],
  ])('can be read on %s', (color, letter) => {
    expect(brandIcon({ name: 'harbor', color })).toContain(`fill="${letter}">H</text>`)
  })
})

describe('the manifest', () => {
  it('installs the app of the brand of the host', async () => {
    const reply = await ask('/manifest.webmanifest', 'harbor.localhost')
    expect(reply.headers.get('content-type')).toBe('application/manifest+json')
    expect(await reply.json()).toMatchObject({
      name: 'Harbor House',
      start_url: '/',
      display: 'standalone',
      icons: [{ src: '/icon.svg', sizes: 'any' }],
    })
  })

  it('is one where the database is in trouble, too', async () => {
    const broken = { ...world, database: { ...world.database, connection: null as never } }
    const reply = await ask('/manifest.webmanifest', 'harbor.localhost', broken)
    expect(await reply.json()).toMatchObject({ name: 'Portico' })
  })
})
