import { createHash } from 'node:crypto'
import { type ImageShape, imageShapes } from '@contract/images'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Picture } from '../ports/pictures'
import { Refusal } from '../services/platform/refusal'
import { encoded, type Format } from './formats'

export type Cut = { body: Uint8Array<ArrayBuffer>; type: string; etag: string }
export type Measures = { shape: ImageShape; width: number; format: Format }

/** Results are cached in `images.ts`, so libvips need not cache its input. */
sharp.cache(false)
// Two threads make a single cut faster; several concurrent cuts use all processors anyway.
sharp.concurrency(2)

const rasterTypes = new Set(
  ['jpeg', 'png', 'apng', 'webp', 'avif', 'gif'].map((name) => `image/${name}`),
)
/** Photographs of up to twelve megabytes rarely have more pixels. A small hostile file can claim any number. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error' } as const
const timeoutSeconds = 10
/** The resolution at which one unit of an SVG is one pixel. */
const dotsPerInch = 72

/** Cuts one picture to the ratio and width of a shape. Of an animation, only the first frame remains. */
export async function cutPicture(picture: Picture, measures: Measures): Promise<Cut> {
  const { data, info } = await drawn(picture, measures)
  const isOpaque = info.channels < 4 || seesNothingThrough(data)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const pixels = sharp(data, { raw })
  const { type, picture: file } = encoded(isOpaque ? pixels.removeAlpha() : pixels, {
    ...measures,
    isOpaque,
  })
  const body = new Uint8Array(await file.toBuffer())
  const hash = createHash('sha256').update(body).digest('base64url')
  return { body, type, etag: `"${hash.slice(0, 27)}"` }
}

/**
 * The pixels of the cut picture.
 * @throws `unsupported_media_type` if the input is not a picture, or is damaged
 */
async function drawn({ body, isDrawing }: Picture, { shape, width }: Measures) {
  try {
    if (!isDrawing && !rasterTypes.has((await fileTypeFromBuffer(body))?.mime ?? '')) {
      throw new Error('The type of the picture is unknown')
    }
    const { autoOrient: own } = await sharp(body, limits).metadata()
    const size = sizeOf(shape, width, isDrawing ? null : own)
    const scale = Math.max(size.width / own.width, size.height / own.height)
    if (isDrawing && own.width * own.height * scale ** 2 > limits.limitInputPixels) {
      throw new Error('The picture is too narrow to be cut')
    }
    const density = isDrawing ? { density: dotsPerInch * scale } : {}
    return await sharp(body, { ...limits, ...density })
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .timeout({ seconds: timeoutSeconds })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new Refusal('unsupported_media_type', { detail: 'Not a picture that can be cut.' })
  }
}

type Size = { width: number; height: number }

/** The exact ratio of the shape at this width, or at the largest width that the source has pixels for. */
function sizeOf(shape: ImageShape, wanted: number, source: Size | null): Size {
  const ratio = imageShapes[shape].width / imageShapes[shape].height
  const width =
    source === null
      ? wanted
      : Math.max(1, Math.min(wanted, source.width, Math.floor(source.height * ratio)))
  return { width, height: Math.max(1, Math.round(width / ratio)) }
}

/**
 * Whether the picture is opaque, so that its alpha channel can be dropped to save bytes. Rounding may make pixels at
 * the edges of a drawing slightly transparent; that still counts as opaque.
 */
function seesNothingThrough(pixels: Uint8Array): boolean {
  for (let index = 3; index < pixels.length; index += 4) {
    if ((pixels[index] ?? 0) < 128) return false
  }
  return true
}
