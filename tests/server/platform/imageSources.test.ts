import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchPictures } from '@server/adapters/remotePictures'
import { imagesOf } from '@server/images/images'
import { lruCache } from '@server/images/lruCache'
import { Refusal } from '@server/services/platform/refusal'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error)
const picture = await sharp({
  create: { width: 648, height: 416, channels: 3, background: '#3a7' },
})
  .png()
  .toBuffer()
const measures = { shape: 'tile', width: 324, format: 'webp' } as const

describe('a remote picture', () => {
  let server: Server
  let answer: RequestListener
  let url: URL
  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`)
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const fetchPicture = fetchPictures({ timeoutMs: 500, bytes: 1000 })
  const refusal = () => fetchPicture(url).then(() => 'none', codeOf)

  it('is fetched without any of our credentials', async () => {
    let seen: NodeJS.Dict<string | string[]> = {}
    answer = (request, response) => {
      seen = request.headers
      response.setHeader('content-type', 'image/png').end('bytes')
    }
    const { body, isDrawing } = (await fetchPicture(url)) ?? { body: null, isDrawing: true }
    expect([String(body), isDrawing]).toEqual(['bytes', false])
    expect(Object.keys(seen)).not.toContain('cookie')
    expect(Object.keys(seen)).not.toContain('authorization')
  })

  it.each([404, 410])('is missing if the origin responds %s', async (status) => {
    answer = (_, response) => response.writeHead(status, { 'content-type': 'image/png' }).end()
    expect(await fetchPicture(url)).toBeNull()
  })

  it('is not fetched through a redirect', async () => {
    const requests: unknown[] = []
    answer = (request, response) => {
      requests.push(request.url)
      response.writeHead(302, { location: '/metadata.png' }).end()
    }
    expect(await refusal()).toBe('unavailable')
    expect(requests).toEqual(['/a.png'])
  })

  it('is refused if it is not a picture', async () => {
    answer = (_, response) => response.setHeader('content-type', 'text/html').end('image/png')
    expect(await refusal()).toBe('unsupported_media_type')
  })

  it('fails if the origin fails', async () => {
    answer = (_, response) => response.writeHead(500, { 'content-type': 'image/png' }).end('x')
    expect(await refusal()).toBe('unavailable')
    answer = (request) => request.socket.destroy()
    expect(await refusal()).toBe('unavailable')
  })

  it('times out, also halfway', async () => {
    answer = () => undefined
    expect(await refusal()).toBe('unavailable')
    answer = (_, response) => response.setHeader('content-type', 'image/png').write('started')
    expect(await refusal()).toBe('unavailable')
  })

  it('is aborted if it is too large, whatever length it declares', async () => {
    let isCut = Promise.resolve()
    answer = (_, response) => {
      isCut = once(response, 'close').then(() => undefined)
      response.setHeader('content-type', 'image/png').write('x'.repeat(1001))
    }
    expect(await refusal()).toBe('payload_too_large')
    await isCut
  })
})

describe('cropping', () => {
  it('is limited: a caller beyond the queue is asked to retry', async () => {
    const reading: (() => void)[] = []
    const images = imagesOf({
      own: () => new Promise((resolve) => reading.push(() => resolve(null))),
      remote: () => Promise.resolve(null),
      origins: [],
      now: () => new Date(),
    })
    const sendRequest = (index: number) =>
      images(`/uploads/${index}`, measures).then(() => 'cut', codeOf)
    const requests = Array.from({ length: 8 + 128 }, (_, index) => sendRequest(index))
    expect(await sendRequest(-1)).toBe('unavailable')
    // Eight are read concurrently, and each that ends admits another one.
    let most = 0
    for (let sofar = 0; sofar < requests.length; ) {
      most = Math.max(most, reading.length)
      const ending = reading.splice(0)
      for (const end of ending) end()
      sofar += ending.length
      await new Promise(setImmediate)
    }
    expect(most).toBe(8)
    expect(new Set(await Promise.all(requests))).toEqual(new Set(['not_found']))
    const later = sendRequest(-1)
    await new Promise(setImmediate)
    for (const end of reading) end()
    expect(await later).toBe('not_found')
  })

  it('is cached within its memory limit', async () => {
    const reads: string[] = []
    const images = imagesOf({
      own: (path) => {
        reads.push(path)
        return Promise.resolve({ body: picture, isDrawing: false })
      },
      remote: () => Promise.resolve(null),
      origins: [],
      now: () => new Date(),
      // Room for two: each counts a kilobyte besides its few bytes.
      memoryBytes: 3000,
    })
    const sendRequest = (name: string) => images(`/uploads/${name}`, measures)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await sendRequest(name)
    }
    expect(reads).toEqual(['/uploads/a', '/uploads/b', '/uploads/c', '/uploads/b'])
  })

  it('expires after a day, since the source may have changed', () => {
    const clock = { now: new Date('2026-06-01T00:00:00Z') }
    const saved = lruCache<string>({
      bytes: 10,
      sizeOf: (value) => value.length,
      lifeMs: 1000,
      now: () => clock.now,
    })
    saved.set('a', 'four')
    saved.set('a', 'fives')
    expect([saved.get('a'), saved.bytes()]).toEqual(['fives', 5])
    clock.now = new Date('2026-06-01T00:00:01Z')
    expect([saved.get('a'), saved.bytes()]).toEqual([null, 0])
    saved.set('b', 'longer than all')
    expect([saved.get('b'), saved.bytes()]).toEqual([null, 0])
  })
})
