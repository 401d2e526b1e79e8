import { uploadKinds } from '@contract/operate/uploads'
import { browserPictures } from '@operate/pictures'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { onTestEnd } from '../onTestEnd'

const attachment = (name: string) => {
  const handle = new File(['photo'], name)
  return { id: name, name, bytes: handle.size, handle }
}
const area = { x: 100, y: 50, width: 1600, height: 900 }
const idle = () => new AbortController().signal

/** The sizes in which something was encoded, and the size of each result in bytes; jsdom has no canvas. */
let encoded: { width: number; height: number; type: string; quality: number }[] = []
let drawn: unknown[][] = []
let bytesOf: (size: { width: number; height: number }) => number = () => 1000
let encodes = (type: string) => type

beforeEach(() => {
  encoded = []
  drawn = []
  bytesOf = () => 1000
  encodes = (type) => type
  const own = {
    decode: async () => {},
    naturalWidth: 2000,
    naturalHeight: 1000,
  }
  for (const [name, value] of Object.entries(own)) {
    const before = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name)
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value })
    onTestEnd(() => {
      Reflect.deleteProperty(HTMLImageElement.prototype, name)
      if (before !== undefined) Object.defineProperty(HTMLImageElement.prototype, name, before)
    })
  }
  const context = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: (...args: unknown[]) => drawn.push(args.slice(1)) } as never)
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 0,
  ) {
    const { width, height } = this
    encoded.push({ width, height, type, quality })
    const blob = new Blob(['part'], { type: encodes(type) })
    Object.defineProperty(blob, 'size', { value: bytesOf({ width, height }) })
    done(blob)
  })
  onTestEnd(() => {
    context.mockRestore()
    toBlob.mockRestore()
  })
})

const cut = (name: string, part = area, signal = idle()) =>
  browserPictures.cut({ kind: 'picture', file: attachment(name), area: part }, signal)

it('measures a photograph as it is shown', async () => {
  expect(await browserPictures.measure({ file: attachment('tower.jpg') }, idle())).toEqual({
    width: 2000,
    height: 1000,
  })
})

describe('a part of a photograph', () => {
  test.each([
    ['tower.JPG', 'image/jpeg', 'tower.jpg'],
    ['tower.jpeg', 'image/jpeg', 'tower.jpg'],
    ['tower.at.night.png', 'image/png', 'tower.at.night.png'],
    ['tower.webp', 'image/webp', 'tower.webp'],
  ])('of %s is %s', async (name, type, cutName) => {
    const { handle, ...part } = await cut(name)
    expect(part).toMatchObject({ id: name, name: cutName, bytes: 1000 })
    expect(handle).toMatchObject({ name: cutName, type })
    expect(encoded).toEqual([{ width: 1600, height: 900, type, quality: 0.92 }])
    expect(drawn).toEqual([[100, 50, 1600, 900, 0, 0, 1600, 900]])
  })

  it('has the ending of the type that the browser could encode', async () => {
    encodes = () => 'image/png'
    expect((await cut('tower.webp')).name).toBe('tower.png')
  })

  it('is encoded in fewer pixels until it is within the limit', async () => {
    const limit = uploadKinds.picture.bytes
    bytesOf = ({ width, height }) => (limit * 2 * width * height) / (1600 * 900)
    expect((await cut('tower.png')).bytes).toBeLessThanOrEqual(limit)
    expect(encoded).toHaveLength(2)
  })

  it('is given up if it never gets within the limit', async () => {
    bytesOf = () => uploadKinds.picture.bytes + 1
    await expect(cut('tower.png')).rejects.toThrow('The part is too large')
    expect(encoded).toHaveLength(4)
  })

  it('is not cut out of what is no longer wanted', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(cut('tower.jpg', area, controller.signal)).rejects.toThrow(/abort/i)
    expect(encoded).toEqual([])
  })
})
