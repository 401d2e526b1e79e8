import { isAppRoute } from '@rules/links/appRoutes'
import { whitelabels } from '@server/db/schema'
import { brandIcon } from '@server/http/brandIcon'
import type { Dependencies } from '@server/http/dependencies'
import { createServer } from '@server/http/server'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../withWorld'

const icon = v.object({ src: v.string(), type: v.string(), purpose: v.string() })
const installable = v.object({
  id: v.string(),
  scope: v.string(),
  start_url: v.string(),
  lang: v.string(),
  icons: v.array(icon),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
})

const world = withWorld()

const sendRequest = (path: string, host: string, given: Dependencies = world) =>
  createServer(given).request(path, { headers: { host } })

describe('the icon', () => {
  it("is the logo of the host's brand", async () => {
    const portico = await sendRequest('/icon.svg', 'localhost')
    expect(portico.headers.get('content-type')).toBe('image/svg+xml')
    expect(portico.headers.get('vary')).toContain('Host')
    const svg = await portico.text()
    // The arch of the logo, in a centered square, on a light tint of the brand's color.
    expect(svg).toContain('M2 26V13.5')
    expect(svg).toMatch(/viewBox="0 0 28 28" x="104" y="104" width="304" height="304"/)
    expect(svg).toContain('fill="#12484c"')
    expect(svg.match(/<svg/g)).toHaveLength(2)
    const masked = await (await sendRequest('/icon-maskable.svg', 'localhost')).text()
    expect(masked).toMatch(/x="140" y="140" width="232" height="232"/)
    expect(await (await sendRequest('/icon.svg', 'lease.localhost')).text()).not.toContain(
      'M2 26V13.5',
    )
  })

  it('is the initial on the color if a brand has no logo, and nothing more', async () => {
    await world.database.connection
      .update(whitelabels)
      .set({
        brand: '<script>',
        brandIdentifier: 'else',
        themePrimaryColor: '"/><script>fire()</script>',
      })
      .where(eq(whitelabels.brandIdentifier, 'portico'))
    const svg = await (await sendRequest('/icon.svg', 'localhost')).text()
    expect(svg).not.toContain('script')
    expect(svg).toContain('>&lt;</text>')
  })

  it.each([
    ['#ffd400', '#000'],
    ['#fff', '#000'],
    ['#12484c', '#fff'],
    ['#000', '#fff'],
  ])('is readable on %s', (color, letter) => {
    expect(brandIcon({ name: 'harbor', color, mark: null })).toContain(`fill="${letter}">H</text>`)
  })
})

describe('the manifest', () => {
  it("installs the app of the host's brand", async () => {
    const reply = await sendRequest('/manifest.webmanifest', 'harbor.localhost')
    expect(reply.headers.get('content-type')).toBe('application/manifest+json')
    expect(await reply.json()).toMatchObject({
      name: 'Harbor House',
      start_url: '/',
      display: 'standalone',
      icons: expect.arrayContaining([expect.objectContaining({ src: '/icon.svg', sizes: 'any' })]),
    })
  })

  it('is installable: it has icons of every kind, and shortcuts to pages of the app', async () => {
    const reply = await sendRequest('/manifest.webmanifest', 'localhost')
    const { icons, shortcuts, ...rest } = v.parse(installable, await reply.json())
    expect(rest).toEqual({ id: '/', scope: '/', start_url: '/', lang: 'en-US' })
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, type } of icons) {
      const drawn = await sendRequest(src, 'localhost')
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, type])
    }
    for (const { url } of shortcuts) expect(isAppRoute(url)).toBe(true)
  })

  it("names its shortcuts in the browser's language", async () => {
    const german = await createServer(world).request('/manifest.webmanifest', {
      headers: { host: 'localhost', 'accept-language': 'de' },
    })
    expect(german.headers.get('vary')).toContain('Accept-Language')
    expect(v.parse(installable, await german.json()).shortcuts[0]?.name).toBe('Was läuft')
  })

  it.each([
    ['/icon-180.png', 180],
    ['/icon-512.png', 512],
  ])('draws %s', async (path, side) => {
    const png = new DataView(await (await sendRequest(path, 'lease.localhost')).arrayBuffer())
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([side, side])
  })

  it('draws only the sizes it names', async () => {
    for (const path of ['/icon-99999.png', '/icon-0.png']) {
      expect((await sendRequest(path, 'localhost')).status).toBe(404)
    }
  })

  it('exists during an error of the database, too', async () => {
    const broken = { ...world, database: { ...world.database, connection: null as never } }
    const reply = await sendRequest('/manifest.webmanifest', 'harbor.localhost', broken)
    expect(await reply.json()).toMatchObject({ name: 'Portico' })
  })
})
