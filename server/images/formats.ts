import type { ImageShape } from '@contract/images'
import type { Sharp } from 'sharp'

/** `plain` works in every browser: JPEG, or PNG for pictures with transparency. */
export type Format = 'avif' | 'webp' | 'plain'

/** The best format that an `Accept` header names; `image/*` alone promises neither of the newer ones. */
export function formatOf(accept: string | undefined): Format {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.trim())
    .filter((range) => !/;\s*q=0(\.0*)?$/.test(range))
    .map((range) => range.split(';', 1)[0]?.trimEnd())
  if (named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : 'plain'
}

type Settings = { format: Format; shape: ImageShape; isOpaque: boolean }

/** Quality out of 100. The large picture at the top of a page has a higher one; a small icon needs its edges. */
const avifQuality = { tile: 45, hero: 50, heroTall: 50, icon: 70 } as const satisfies Record<
  ImageShape,
  number
>

/**
 * Settings measured on the demo's flat scenes. Full chroma resolution costs a tenth and keeps the edges between two
 * colors clean; tuned for structure, AVIF is a fifth smaller than otherwise. Less effort is visible at soft edges; more
 * takes twice the time for a twentieth of the bytes.
 */
export function encoded(pixels: Sharp, { format, shape, isOpaque }: Settings) {
  if (format === 'avif') {
    const picture = pixels.avif({
      quality: avifQuality[shape],
      effort: 2,
      tune: 'ssim',
      chromaSubsampling: '4:4:4',
    })
    return { type: 'image/avif', picture }
  }
  if (format === 'webp') {
    return { type: 'image/webp', picture: pixels.webp({ quality: 70, effort: 4 }) }
  }
  return isOpaque
    ? { type: 'image/jpeg', picture: pixels.jpeg({ quality: 75, mozjpeg: true }) }
    : { type: 'image/png', picture: pixels.png({ palette: true, effort: 3 }) }
}
