import { maxPictureEdge } from '@contract/operate/uploads'
import sharp from 'sharp'
import type { CheckedUpload } from '../../../ports/fileParser'
import { RefusedFile } from './refusedFile'

/** Those of `images/cut.ts`: a small hostile file can claim any number of pixels. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error' } as const
const timeoutSeconds = 10

const formats = {
  jpeg: { ending: 'jpg', contentType: 'image/jpeg' },
  png: { ending: 'png', contentType: 'image/png' },
  webp: { ending: 'webp', contentType: 'image/webp' },
} as const

/** The first bytes of the formats that libvips may examine. */
const beginnings: readonly [keyof typeof formats, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
]

/**
 * Decodes a photograph and encodes it again: without what cameras add, such as the place, and without bytes of another
 * format behind the picture. Of an animation, only the first frame remains.
 */
export async function readPicture(content: Uint8Array): Promise<CheckedUpload> {
  const start = Buffer.from(content.subarray(0, 12)).toString('hex')
  const [format] = beginnings.find(([, pattern]) => pattern.test(start)) ?? []
  if (format === undefined) throw new RefusedFile('type')
  try {
    const picture = sharp(content, limits)
      .autoOrient()
      .resize({
        width: maxPictureEdge,
        height: maxPictureEdge,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: timeoutSeconds })
    const encoded = {
      jpeg: () => picture.jpeg({ quality: 90, mozjpeg: true }),
      png: () => picture.png({ compressionLevel: 9 }),
      webp: () => picture.webp({ quality: 90 }),
    }
    return {
      ...formats[format],
      content: new Uint8Array(await encoded[format]().toBuffer()),
      font: null,
    }
  } catch (cause) {
    throw new RefusedFile('damaged', 'The picture is damaged, or has too many pixels', { cause })
  }
}
