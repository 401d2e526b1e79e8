import { contrastOf } from '@rules/theme/contrast'
import sharp from 'sharp'
import { BoundedMap } from '../services/platform/boundedMap'
import { escapeHtml } from './escapeHtml'

/** `mark` is a square SVG document; null for a brand without one. */
export type BrandMark = { name: string; color: string; mark: string | null }

/** Whether black text has more contrast on the color than white. */
const isLight = (color: string) => contrastOf('#000', color) > contrastOf('#fff', color)

/**
 * The brand's mark on a light tint of its color, or its initial on the color itself if it has no mark. With `bleed` the
 * background fills the square: devices crop it to their own shape, and show about four fifths of it.
 */
export function brandIcon({ name, color, mark }: BrandMark, bleed = false): string {
  const ground = (fill: string) =>
    `<rect width="512" height="512"${bleed ? '' : ' rx="112"'} fill="${fill}"/>`
  const drawn =
    mark === null
      ? ground(color) + letter(name, isLight(color) ? '#000' : '#fff', bleed)
      : `${ground('#fff')}<g opacity=".08">${ground(color)}</g>${placed(mark, bleed ? 232 : 304)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawn}</svg>`
}

function letter(name: string, fill: string, bleed: boolean): string {
  const [initial = 'P'] = name.trim().toLocaleUpperCase('en')
  const [size, baseline] = bleed ? [232, 338] : [288, 356]
  return `<text x="256" y="${baseline}" text-anchor="middle" font-family="Georgia,'Noto Serif',serif" font-size="${size}" fill="${fill}">${escapeHtml(initial)}</text>`
}

/** A drawing centered in the square, scaled to a side of `side`. */
function placed(drawing: string, side: number): string {
  const at = (512 - side) / 2
  return drawing.trim().replace(/^<svg([^>]*)>/, (_, input: string) => {
    const stored = input.replaceAll(/\s(?:width|height|x|y)="[^"]*"/g, '')
    return `<svg${stored} x="${at}" y="${at}" width="${side}" height="${side}">`
  })
}

/** Rendered icons by their content. There are as many as brands; beyond this number the cache is cleared. */
const most = 200
const drawn = new BoundedMap<string, Promise<Buffer>>(most)

/** The same icon as a PNG with a side of `side` pixels, for devices that do not support SVG. It fills the square. */
export function brandPng(brand: BrandMark, side: number): Promise<Buffer> {
  const key = `${side} ${brand.color} ${brand.name} ${brand.mark ?? ''}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const coming = sharp(Buffer.from(brandIcon(brand, true)), { density: (72 * side) / 512 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer()
  coming.catch(() => drawn.delete(key))
  drawn.set(key, coming)
  return coming
}
