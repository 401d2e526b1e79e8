import { imageShapes } from '@contract/images'
import { imagesOf } from '@server/images/images'
import type { OwnPictures, Picture } from '@server/ports/pictures'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { readProblem } from './reading'

const [jazz, yoga] = ['/pictures/jazz.svg', '/pictures/yoga.svg']
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const origin = 'https://pictures.example'

/** The uploads of these tests, and how often each was read. */
const uploads = new Map<string, Picture>()
const reads: string[] = []
const own: OwnPictures = (path) => {
  reads.push(path)
  return Promise.resolve(uploads.get(path) ?? null)
}
const fetched: string[] = []
const images = imagesOf({
  own,
  remote: (url) => {
    fetched.push(url.href)
    return url.pathname === '/gone.jpg' ? Promise.resolve(null) : own('/uploads/wide.jpg')
  },
  origins: [origin],
  now: () => new Date(),
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
const upload = (name: string, body: Uint8Array) =>
  uploads.set(`/uploads/${name}`, { body, isDrawing: false })
const svg = (body: string, size = 'width="648" height="416"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`)

const world = withSharedWorld({ images })
beforeAll(async () => {
  for (const path of [jazz, yoga]) {
    const body = svg('<rect width="100%" height="100%" fill="#3a7"/>')
    uploads.set(path, { body, isDrawing: true })
  }
  upload('wide.jpg', await plain(4000, 1000).jpeg().toBuffer())
  upload('small.png', await plain(400, 400).png().toBuffer())
})
beforeEach(() => {
  reads.length = 0
  fetched.length = 0
})

const sendRequest = (path: string, source: string, headers: Record<string, string> = {}) =>
  world.request('GET', `/images/${path}?src=${encodeURIComponent(source)}`, { headers })

async function sizeOf(path: string, source: string) {
  const { bytes, status } = await sendRequest(path, source)
  expect(status).toBe(200)
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

describe('a cropped picture', () => {
  it.each([
    [chrome, 'image/avif', 'heif'],
    ['IMAGE/AVIF;q=0.9, image/webp', 'image/avif', 'heif'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/*,*/*;q=0.8', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('has the best accepted format: %s', async (accept, type, format) => {
    const { headers, bytes } = await sendRequest('tile/324', jazz, { accept })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('vary')).toBe('Accept')
    expect((await sharp(bytes).metadata()).format).toBe(format)
  })

  it('stays transparent if the source is, in every format', async () => {
    const glass = sharp({
      create: { width: 648, height: 416, channels: 4, background: '#3a76' },
    })
    upload('glass.png', await glass.png().toBuffer())
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const { bytes } = await sendRequest('tile/324', '/uploads/glass.png', { accept })
      expect((await sharp(bytes).metadata()).hasAlpha, accept).toBe(true)
    }
    // An SVG always could be.
    const opaque = await sendRequest('hero/960', jazz, { accept: 'image/webp' })
    expect((await sharp(opaque.bytes).metadata()).hasAlpha).toBe(false)
  })

  it.each([
    ['tile/324', [324, 208]],
    ['tile/1296', [1296, 832]],
    ['hero/640', [640, 360]],
    ['hero/2400', [2400, 1350]],
  ])('has the exact ratio of its shape: %s', async (path, size) => {
    expect(await sizeOf(path, jazz)).toEqual(size)
  })

  it('shows through a drawn icon where nothing is drawn', async () => {
    const ring = '<circle cx="14" cy="14" r="12" fill="none" stroke="#000" stroke-width="2"/>'
    uploads.set('/pictures/ring.svg', {
      body: svg(ring, 'viewBox="0 0 28 28" width="28" height="28"'),
      isDrawing: true,
    })
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const { bytes } = await sendRequest('icon/84', '/pictures/ring.svg', { accept })
      const alpha = (left: number, top: number) =>
        sharp(bytes)
          .extractChannel('alpha')
          .extract({ left, top, width: 1, height: 1 })
          .raw()
          .toBuffer()
      expect([...(await alpha(42, 42))], accept).toEqual([0])
      expect((await alpha(42, 6))[0], accept).toBeGreaterThan(200)
    }
  })

  it('is never larger than its source, and keeps the ratio', async () => {
    expect(await sizeOf('hero/2400', '/uploads/wide.jpg')).toEqual([1777, 1000])
    expect(await sizeOf('tile/1296', '/uploads/small.png')).toEqual([400, 257])
  })

  it('is rotated by its EXIF data, and contains none of them', async () => {
    const red = { create: { width: 1000, height: 1000, channels: 3, background: '#f00' } } as const
    // Blue with red on top; rotated by 90 degrees, red is on the right.
    const turned = sharp({ create: { ...red.create, height: 2000, background: '#00f' } })
      .composite([{ input: red, gravity: 'north' }])
      .withMetadata({ orientation: 6 })
    upload('turned.jpg', await turned.jpeg().toBuffer())
    const { bytes } = await sendRequest('hero/2400', '/uploads/turned.jpg')
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, orientation]).toEqual([1777, 1000, undefined, undefined])
    const right = { left: 1500, top: 900, width: 1, height: 1 }
    const [redness = 0, , blueness = 0] = await sharp(bytes).extract(right).raw().toBuffer()
    expect(redness).toBeGreaterThan(blueness)
  })

  it('is static if the source is animated', async () => {
    const film = sharp({
      create: { width: 700, height: 900, channels: 3, background: '#fff', pageHeight: 450 },
    })
    upload('film.gif', await film.gif({ delay: [10, 10] }).toBuffer())
    const { bytes } = await sendRequest('tile/324', '/uploads/film.gif', { accept: 'image/webp' })
    const { pages = 1, height } = await sharp(bytes).metadata()
    expect([pages, height]).toEqual([1, 208])
  })

  it('is cached for a day and revalidated by its tag', async () => {
    const first = await sendRequest('tile/648', jazz, { accept: chrome })
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const again = await sendRequest('tile/648', jazz, { accept: chrome, 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const other = await sendRequest('tile/648', jazz, {
      accept: 'image/webp',
      'if-none-match': etag,
    })
    expect(other.status).toBe(200)
  })

  it('is one route in the log and in the metrics, whatever its source', async () => {
    await sendRequest('tile/648', jazz)
    expect(String(world.logged.at(-1))).toContain('"route":"/images/:shape/:width"')
    expect(world.logged.join('')).not.toContain('jazz.svg')
  })
})

describe('work', () => {
  it('is done once for the same picture, for concurrent and later requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest('tile/486', yoga)),
    )
    await sendRequest('tile/486', yoga)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(reads).toEqual([yoga])
  })

  it('is repeated after a failure', async () => {
    upload('late.png', new Uint8Array([1, 2, 3]))
    expect((await sendRequest('tile/324', '/uploads/late.png')).status).toBe(415)
    upload('late.png', await plain(648, 416).png().toBuffer())
    expect((await sendRequest('tile/324', '/uploads/late.png')).status).toBe(200)
  })
})

describe('refused pictures', () => {
  it.each([
    'tile/649',
    'tile/0',
    'tile/-324',
    'tile/0324',
    'tile/3.24e2',
    'tile/99999999',
    'tile/x',
  ])('a width outside the contract: %s', async (path) => {
    const answer = await sendRequest(path, jazz)
    expect([answer.status, readProblem(answer).code]).toEqual([404, 'not_found'])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  it.each(['poster/648', 'constructor/648', 'TILE/648', 'tile', 'tile/648/more'])(
    'a shape outside the contract: %s',
    async (path) => {
      const answer = await sendRequest(path, jazz)
      expect([answer.status, readProblem(answer).code]).toEqual([404, 'not_found'])
    },
  )

  it.each([
    ['', 400],
    ['//evil.example/x.png', 400],
    ['/\\evil.example/x.png', 400],
    ['https://evil.example/x.png', 400],
    [`${origin}.evil.example/x.png`, 400],
    [`${origin}@evil.example/x.png`, 400],
    ['https://me:secret@pictures.example/x.png', 400],
    [`${origin}:8443/x.png`, 400],
    ['http://pictures.example/x.png', 400],
    ['http://127.0.0.1:4310/pictures/x.svg', 400],
    ['https://[::1]/x.png', 400],
    ['file:///etc/passwd', 400],
    ['data:image/svg+xml,<svg/>', 400],
    [jazz.slice(1), 400],
    ['/api/users/current', 400],
    ['/pictures/../package.json', 400],
    ['/pictures/%2e%2e/package.json', 400],
    ['/pictures/..%2fpackage.json', 400],
    ['/uploads/.env', 400],
    [`${jazz}?another=one`, 400],
    [`${origin}/${'x'.repeat(2000)}`, 400],
    ['/pictures/nothing-like-it.svg', 404],
    [`${origin}/gone.jpg`, 404],
  ])('a foreign source: %s', async (source, status) => {
    const answer = await sendRequest('tile/324', source)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ])
    expect(fetched).toEqual(status === 404 && source.startsWith(origin) ? [source] : [])
  })

  it("reads the deployment's origins", async () => {
    expect((await sendRequest('tile/324', `${origin}/wide.jpg?v=2`)).status).toBe(200)
    expect(fetched).toEqual([`${origin}/wide.jpg?v=2`])
  })

  const broken: [string, () => Promise<Picture>][] = [
    ['another type', async () => ({ body: Buffer.from('<html></html>'), isDrawing: false })],
    ['nothing', async () => ({ body: new Uint8Array(), isDrawing: false })],
    ['a foreign SVG', async () => ({ body: svg('<rect/>'), isDrawing: false })],
    ['a broken SVG', async () => ({ body: svg('<rect'), isDrawing: true })],
    [
      'an extreme ratio',
      async () => ({ body: svg('', 'width="9e5" height="1"'), isDrawing: true }),
    ],
    [
      'an unsupported format',
      async () => ({ body: await plain(9, 9).tiff().toBuffer(), isDrawing: false }),
    ],
    [
      'half a picture',
      async () => {
        const whole = await plain(900, 900).jpeg().toBuffer()
        return { body: whole.subarray(0, whole.length / 2), isDrawing: false }
      },
    ],
    // 64 million pixels in some kilobytes.
    [
      'a decompression bomb',
      async () => ({ body: await plain(8000, 8000).png().toBuffer(), isDrawing: false }),
    ],
  ]
  it.each(broken)('%s', async (name, make) => {
    uploads.set('/uploads/broken', await make())
    const answer = await sendRequest('tile/324', '/uploads/broken')
    expect([answer.status, readProblem(answer).code], name).toEqual([415, 'unsupported_media_type'])
  })
})

it('is cropped in every shape and width of the contract', async () => {
  for (const [shape, { width, height, widths }] of Object.entries(imageShapes)) {
    for (const each of widths) {
      const { status, bytes } = await world.request(
        'GET',
        `/images/${shape}/${each}?src=${encodeURIComponent(jazz)}`,
        { headers: { accept: 'image/webp' } },
      )
      expect(status, `${shape} ${each}`).toBe(200)
      const cut = await sharp(bytes).metadata()
      expect(cut.width).toBe(each)
      expect(Math.abs(cut.height - (each * height) / width)).toBeLessThanOrEqual(1)
    }
  }
})
