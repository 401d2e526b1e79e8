import * as schema from '@server/db/schema'
import { uploadColumns } from '@server/services/platform/uploads/usedUploads'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aResource } from '../builders/bookings'
import { aBuilding, aWhitelabel } from '../builders/buildings'
import { anAmenity, anAmenityCategory } from '../builders/directory'
import { codeOf, pageOf, recordOf } from './operateCalls'
import {
  aPicture,
  aSvg,
  figtree,
  reasonsOf,
  uploadForm,
  uploadIn,
  withUploads,
} from './uploadCalls'

const { brand, call, fetched, hoursLater, stored, upload, world } = withUploads()
const uploaded = async (content: string | Uint8Array, kind = 'logo') =>
  uploadIn(await upload(content, kind))

describe('an upload', () => {
  it.each([
    ['a drawing', () => aSvg, 'logo', 'svg', 'image/svg+xml; charset=utf-8'],
    ['a PNG', () => aPicture('png'), 'logo', 'png', 'image/png'],
    ['a WebP', () => aPicture('webp'), 'picture', 'webp', 'image/webp'],
    ['a JPEG', () => aPicture('jpeg'), 'picture', 'jpg', 'image/jpeg'],
    ['a font', figtree, 'font', 'woff2', 'font/woff2'],
  ])(
    'of %s is served to everyone, forever and without any rights',
    async (_, make, kind, ending, type) => {
      const { url } = await uploaded(await make(), kind)
      expect(url).toMatch(new RegExp(`^/uploads/[0-9a-f]{64}\\.${ending}$`))
      const answer = await fetched(url)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
    },
  )

  it('has the same address for the same content, and is stored once', async () => {
    const [one, two] = [await uploaded(aSvg), await uploaded(aSvg)]
    expect(one).toEqual(two)
    expect(await stored()).toBe(1)
    await Promise.all([upload(`${aSvg} `), upload(`${aSvg} `)])
    expect((await fetched((await uploaded(`${aSvg} `)).url)).status).toBe(200)
  })

  it('takes effect once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'the-same-upload' }
    const send = () => call('POST', `${brand()}/uploads`, { form: uploadForm(aSvg), headers })
    expect((await send()).body).toEqual((await send()).body)
    expect(pageOf(await call('GET', 'audit?kind=upload')).total).toBe(1)
  })

  it('is in the log of changes, with the name of the file', async () => {
    const { url } = await uploaded(aSvg)
    expect(pageOf(await call('GET', 'audit?kind=upload')).data).toEqual([
      expect.objectContaining({
        action: 'uploadForWhitelabel',
        after: { url, file: 'file.exe', bytes: aSvg.length },
      }),
    ])
  })

  it('loses the place where a photograph was taken, and whatever follows it', async () => {
    const place = { IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLatitudeRef: 'N' } }
    const taken = await sharp(await aPicture('jpeg'))
      .withExif({ ...place, IFD0: { Copyright: 'somebody at home' } })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const photo = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')])
    const { url } = await uploaded(photo, 'picture')
    const { bytes } = await fetched(url)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<script>')
  })

  it('of a picture is cut for layouts; that of a drawing is not', async () => {
    const photo = await uploaded(await aPicture('jpeg', 1600, 900), 'picture')
    const cut = await world.request('GET', `/images/tile/324?src=${photo.url}`)
    expect((await sharp(cut.bytes).metadata()).width).toBe(324)
    const drawing = await uploaded(aSvg)
    expect((await world.request('GET', `/images/tile/324?src=${drawing.url}`)).status).toBe(404)
  })

  it.each([
    `/uploads/${'0'.repeat(64)}.svg`,
    '/uploads/other_avatar.png',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/',
  ])('that nobody made is not found: %s', async (address) => {
    expect((await fetched(address)).status).toBe(404)
  })

  it('needs a brand that can be changed', async () => {
    const { connection } = world.database
    const rows = await connection.select().from(schema.whitelabels)
    const inFile = rows.find(({ fromFile }) => fromFile)
    const form = () => uploadForm(aSvg)
    const to = (uuid: string) => call('POST', `whitelabels/${uuid}/uploads`, { form: form() })
    expect(codeOf(await to(inFile?.uuid ?? ''))).toBe('brand_in_file')
    expect(codeOf(await to(crypto.randomUUID()))).toBe('not_found')
    expect(await stored()).toBe(0)
  })
})

describe('an upload that no record refers to', () => {
  it('is deleted after a day, with its content', async () => {
    const { url } = await uploaded(aSvg)
    const [row] = await world.database.connection.select().from(schema.uploads)
    await hoursLater(23)
    expect(await stored()).toBe(1)
    await hoursLater(2)
    expect(await stored()).toBe(0)
    expect(await world.files.read(row?.uuid ?? '')).toBeNull()
    const late = await call('PUT', brand(), { body: { version: 1, logo_url: url } })
    expect(reasonsOf(late)).toBe('body.logo_url unknown_file')
  })

  it('is refused at the picture of an amenity and of a resource', async () => {
    const tower = await aBuilding(world)
    const category = await anAmenityCategory(world, { in: tower })
    const { uuid: amenity } = await anAmenity(world, { of: category })
    const { uuid: resource } = await aResource(world, { in: tower })
    const body = { version: 1, image_url: `/uploads/${'a'.repeat(64)}.jpg` }
    for (const path of [`amenities/${amenity}`, `resources/${resource}`]) {
      expect(reasonsOf(await call('PUT', path, { body })), path).toBe('body.image_url unknown_file')
      expect(recordOf(await call('GET', path))).toMatchObject({ version: 1 })
    }
  })

  it('stays as long as one does, and a day longer', async () => {
    const { url } = await uploaded(aSvg)
    await call('PUT', brand(), { body: { version: 1, logo_url: url } })
    for (const _ of [1, 2, 3]) await hoursLater(40)
    expect((await fetched(url)).status).toBe(200)
    await call('PUT', brand(), { body: { version: 2, logo_url: null } })
    await hoursLater(20)
    expect(await stored()).toBe(1)
    await hoursLater(20)
    expect(await stored()).toBe(0)
  })

  it('does not keep an address that is not changed from being stored with another field', async () => {
    const lost = `/uploads/${'a'.repeat(64)}.svg`
    const { uuid } = await aWhitelabel(world, { logoUrl: lost })
    const answer = await call('PUT', `whitelabels/${uuid}`, {
      body: { version: 1, brand: 'Alder' },
    })
    expect(recordOf(answer)).toMatchObject({ brand: 'Alder', logo_url: lost })
  })

  it('is looked for in every column that can have its address', () => {
    // Addresses of pages, of sign-in services, and of people, whom nobody uploads a picture for.
    const others = new Set(['launchUrl', 'url', 'avatarUrl', 'imageAltText'])
    const columns = Object.values(schema).flatMap((table) =>
      is(table, PgTable) ? Object.entries(getTableColumns(table)) : [],
    )
    const named = columns.filter(
      ([name, column]) =>
        /url|image|icon|logo|picture/i.test(name) &&
        !others.has(name) &&
        column.dataType !== 'boolean' &&
        // Written by no operator and by no file.
        column !== schema.serviceBookings.logoUrl,
    )
    expect(named.length).toBeGreaterThan(8)
    for (const [name, column] of named) expect(uploadColumns, name).toContain(column)
  })
})
