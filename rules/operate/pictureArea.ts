import { maxPictureEdge } from '@contract/operate/uploads'

export type PictureSize = { width: number; height: number }
/** A part of a picture, in its pixels. */
export type PictureArea = PictureSize & { x: number; y: number }

/** The largest area of this shape, in the middle: what the server would show of the picture. */
export function largestArea({ width, height }: PictureSize, shape: PictureSize): PictureArea {
  const ratio = shape.width / shape.height
  const wide = Math.min(width, height * ratio)
  const high = Math.min(height, width / ratio)
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high }
}

/** The area in whole pixels: at least one, and all of them of the picture. Moving it does not change its size. */
export function wholePixels(area: PictureArea, picture: PictureSize): PictureArea {
  const along = (start: number, length: number, most: number) => {
    const size = Math.min(most, Math.max(1, Math.round(length)))
    return [Math.min(Math.max(0, Math.round(start)), most - size), size] as const
  }
  const [x, width] = along(area.x, area.width, picture.width)
  const [y, height] = along(area.y, area.height, picture.height)
  return { x, y, width, height }
}

/** Nothing would be cut off. */
export function isWholePicture(area: PictureArea, picture: PictureSize): boolean {
  const { width, height } = wholePixels(area, picture)
  return width === picture.width && height === picture.height
}

/** The size in which an area is encoded: no larger than what the server stores. */
export function encodedSize({ width, height }: PictureSize, scale = 1): PictureSize {
  const fitted = scale * Math.min(1, maxPictureEdge / Math.max(width, height))
  const scaled = (edge: number) => Math.max(1, Math.round(edge * fitted))
  return { width: scaled(width), height: scaled(height) }
}
