/**
 * Pictures as the server cuts them: every shape has one ratio and the widths, in pixels, that the
 * grid needs on the screens there are. Nothing else is cut, so that nobody can have the server cut
 * endlessly many.
 */
export const imageShapes = {
  /** Tiles of events, deals, posts and amenities. */
  tile: { width: 648, height: 416, widths: [324, 486, 648, 972, 1296] },
  /** What a page opens with. */
  hero: { width: 1600, height: 900, widths: [640, 960, 1280, 1600, 2400] },
  /** The same on a phone, where it stands higher than wide. */
  heroTall: { width: 960, height: 1080, widths: [480, 720, 960, 1440] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>

export type ImageShape = keyof typeof imageShapes

/** Where the server has cut pictures; it answers AVIF or WebP where the browser takes them. */
export const imagesPath = '/images'

/**
 * The address of a picture in one of the widths of its shape. `source` is a path of our own server or
 * an address at one of the deployment's image origins; the server refuses others.
 */
export function imageUrl(source: string, shape: ImageShape, width: number): string {
  return `${imagesPath}/${shape}/${width}?src=${encodeURIComponent(source)}`
}
