import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@contract/brand'
import { readBrandFiles, readBrands } from '@server/brands'
import type { Connection } from '@server/db/database'
import { whitelabels } from '@server/db/schema'
import { createServer } from '@server/http/server'
import { saveBrands } from '@server/services/tenancy/brands'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aWhitelabel } from '../builders/buildings'
import { postgresUrl } from '../database'
import { withWorld } from '../withWorld'
import { demo } from '../world'

const world = withWorld()

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brands-'))
  const ours = fileURLToPath(new URL('../../../config/brands', import.meta.url))
  await cp(ours, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** Changes a brand's file: a null value removes the field. */
async function change(identifier: string, fields: Record<string, unknown>) {
  const path = join(folder, identifier, 'brand.json')
  const given = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...given, ...fields }))
}

describe('the files of the brands', () => {
  it.each([
    [{ colour: 'red' }, /portico\/brand\.json is wrong at (its root|colour)/],
    [{ host: 'Not A Host' }, /wrong at host/],
    [
      { colors: { primary: 'red', secondary: '#fff' } },
      /wrong at colors\.primary: must be a colour such as #12484c/,
    ],
    [{ pictures: { logo: '../../secret.svg' } }, /wrong at pictures\.logo/],
    [{ pictures: { logo: 'other.svg' } }, /names other\.svg, which is not beside it/],
    [{ host: 'lease.localhost' }, /leaseline and portico both name the host lease\.localhost/],
    [{ font: { family: "x'}*{color:red" } }, /wrong at font\.family/],
  ])("with the error %j prevent the server's start, in a sentence", async (fields, reason) => {
    await change('portico', fields)
    await expect(readBrands(folder)).rejects.toThrow(reason)
  })

  it('that are not JSON, or whose logo cannot be placed, are named', async () => {
    await writeFile(join(folder, 'harbor/mark.svg'), '<?xml version="1.0"?><svg/>')
    await expect(readBrandFiles(folder, await readBrands(folder))).rejects.toThrow(
      /The mark .*harbor\/mark\.svg must begin with <svg and have a viewBox/,
    )
    await writeFile(join(folder, 'harbor/brand.json'), '{')
    await expect(readBrands(folder)).rejects.toThrow(/harbor\/brand\.json cannot be read/)
  })

  it('are empty if a deployment has none', async () => {
    expect(await readBrands(join(folder, 'nowhere'))).toEqual([])
    // An unreadable folder is not a folder without brands.
    await expect(readBrands(join(folder, 'portico/brand.json'))).rejects.toThrow(/cannot be read/)
  })
})

describe('a brand at the start of the server', () => {
  const rows = () => world.database.connection.select().from(whitelabels)
  const save = (brands: readonly Brand[]) =>
    world.database.transaction((tx) => saveBrands(tx, brands))

  it('is updated to its file, a new one is added, and others stay', async () => {
    const { connection } = world.database
    const before = await rows()
    await connection
      .update(whitelabels)
      .set({ brandIdentifier: 'by-hand', uuid: crypto.randomUUID(), host: 'hand.example' })
      .where(eq(whitelabels.host, 'closed.localhost'))
    await change('harbor', { name: 'Harbour House', host: 'harbour.localhost' })
    await save(await readBrands(folder))
    const after = await rows()
    const byId = (id: number | undefined) => after.find((row) => row.id === id)
    const idOf = (host: string) => before.find((row) => row.host === host)?.id
    // The same row: its users stay there.
    expect(byId(idOf('harbor.localhost'))).toMatchObject({
      brand: 'Harbour House',
      host: 'harbour.localhost',
    })
    expect(byId(idOf('closed.localhost'))).toMatchObject({ host: 'hand.example' })
    expect(after.find(({ host }) => host === 'closed.localhost')?.brand).toBe('Atrium Nine')
  })

  it('exchanges its host with another one', async () => {
    await change('harbor', { host: 'leaseline.localhost' })
    await change('leaseline', { host: 'harbor.localhost' })
    await save(await readBrands(folder))
    const after = await rows()
    const hostOf = (identifier: string) =>
      after.find(({ brandIdentifier }) => brandIdentifier === identifier)?.host
    expect([hostOf('harbor'), hostOf('leaseline')]).toEqual([
      'leaseline.localhost',
      'harbor.localhost',
    ])
    expect(after.every(({ fromFile }) => fromFile)).toBe(true)
  })

  it('that wants the host of a brand of the console is a mistake that says so', async () => {
    await aWhitelabel(world, { host: 'hand.example' })
    await change('harbor', { host: 'hand.example' })
    await expect(save(await readBrands(folder))).rejects.toThrow(
      /The brand harbor names the host hand\.example, which the white-label .* has; give one of them/,
    )
    expect((await rows()).filter(({ fromFile }) => !fromFile)).toHaveLength(1)
  })

  it('has the addresses, colors and fonts of its file only', async () => {
    const addresses = {
      terms: '/terms',
      privacy: '/privacy',
      support: 'support@portico.example',
      helpDesk: 'desk@portico.example',
    }
    await change('portico', {
      addresses,
      colors: { primary: '#112233', secondary: '#445566', onPrimary: '#fefefe' },
      font: { family: 'Figtree' },
      showsAvatars: false,
      isOpen: false,
    })
    await change('harbor', {
      addresses: {},
      colors: { primary: '#112233', secondary: '#445566', overBuildings: false },
    })
    await save(await readBrands(folder))
    const after = await rows()
    const of = (identifier: string) => after.find((row) => row.brandIdentifier === identifier)
    expect(of('portico')).toMatchObject({
      eulaLink: '/terms',
      privacyPolicy: '/privacy',
      supportEmail: 'support@portico.example',
      helpDeskEmail: 'desk@portico.example',
      primaryColor: '#112233',
      secondaryColor: '#445566',
      themePrimaryColor: '#112233',
      themeSecondaryColor: '#445566',
      themePrimaryFontColor: '#fefefe',
      themeFont: 'Figtree',
      isAvatarVisible: false,
      publicReady: false,
    })
    expect(of('harbor')).toMatchObject({
      eulaLink: null,
      privacyPolicy: null,
      supportEmail: null,
      helpDeskEmail: null,
      // A building's own colors take precedence over such a brand's.
      primaryColor: null,
      secondaryColor: null,
      themePrimaryColor: '#112233',
      themePrimaryFontColor: null,
      themeFont: null,
      publicReady: true,
    })
  })

  it('is inserted once by servers that start together', async () => {
    for (let round = 0; round < 3; round += 1) {
      await world.database.connection.delete(whitelabels)
      await Promise.all(Array.from({ length: 5 }, () => save(demo.brands)))
      expect(await rows()).toHaveLength(demo.brands.length)
    }
  })

  /** Resolves once another transaction waits for a lock; the embedded database runs one at a time. */
  const otherWaits = async (tx: Connection) => {
    if (postgresUrl === undefined) return
    await vi.waitUntil(
      async () => {
        const { rows: waiting } = (await tx.execute(sql`
          select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and not granted
        `)) as unknown as { rows: unknown[] }
        return waiting.length > 0
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  it("waits for another server's insert before it reads", async () => {
    const steps: string[] = []
    let second = Promise.resolve()
    await world.database.transaction(async (tx) => {
      await saveBrands(tx, [])
      second = save([]).then(() => void steps.push('second'))
      await otherWaits(tx)
      steps.push('first')
    })
    await second
    expect(steps).toEqual(['first', 'second'])
  }, 30_000)
})

describe("a brand's files", () => {
  it('are served with their types', async () => {
    const logo = await world.request('GET', '/brands/portico/logo.svg')
    expect(logo.status).toBe(200)
    expect(logo.headers.get('content-type')).toContain('image/svg+xml')
    expect(logo.headers.get('content-security-policy')).toContain('sandbox')
    // As outlines: an image is drawn without the page's fonts.
    expect(String(logo.body)).not.toContain('<text')
  })

  it("are cached permanently by their contents, and not under another release's name", async () => {
    const path = '/brands/leaseline/figtree-latin.woff2'
    const version = world.brandFiles.get(path)?.version ?? ''
    const font = await world.request('GET', `${path}?v=${version}`)
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect(font.headers.get('cache-control')).toContain('immutable')
    for (const other of [path, `${path}?v=another`]) {
      const answer = await world.request('GET', other)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    }
  })

  it.each([
    '/brands/portico/brand.json',
    '/brands/leaseline/OFL.txt',
    '/brands/portico/..%2f..%2fdemo.json',
    '/brands/nobody/logo.svg',
  ])('are all that is served: not %s', async (path) => {
    expect((await world.request('GET', path)).status).toBe(404)
  })

  it('can be cropped like any picture of ours', async () => {
    const app = createServer(world)
    const cut = await app.request('/images/hero/640?src=%2Fbrands%2Fportico%2Flogo.svg')
    expect(cut.status).toBe(200)
    expect(cut.headers.get('content-type')).toMatch(/^image\//)
  })
})

describe("the brand's preview page", () => {
  it('of localhost shows two phones at one thermostat', async () => {
    const page = await world.request('GET', '/demo/brand', { host: 'localhost:4310' })
    const frames = [...String(page.body).matchAll(/<iframe src="([^"]+temperature)"/g)]
    expect(frames.length).toBe(2)
    expect(new Set(frames.map(([, at]) => at)).size).toBe(1)
  })

  it("shows its host's brand, with contrast figures", async () => {
    const page = await world.request('GET', '/demo/brand', { host: 'harbor.localhost:4310' })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
    const html = String(page.body)
    expect(html).toContain('<h1>Harbor House</h1>')
    expect(html.match(/<iframe /g)?.length).toBeGreaterThan(3)
    const brands = [...html.matchAll(/<a href="([^"]+)"([^>]*)>/g)].map(([, href, more]) => [
      href,
      more,
    ])
    expect(brands).toContainEqual(['http://localhost:4310/demo/brand', ''])
    expect(brands).toContainEqual([
      'http://harbor.localhost:4310/demo/brand',
      ' aria-current="page"',
    ])
    expect(html).not.toContain('Two phones')
    const rows = [...html.matchAll(/<td>([^<]+)<\/td><td>([\d.]+) : 1<\/td>/g)]
    expect(rows.length).toBeGreaterThanOrEqual(16)
    for (const [, what = '', ratio] of rows)
      expect(Number(ratio), what).toBeGreaterThanOrEqual(what.includes('ring') ? 3 : 4.5)
  })
})
