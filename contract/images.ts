/**
 * Shapes in which the server crops pictures: each has one aspect ratio and the widths in pixels
 * that the grid needs on common screens. The server refuses all others, so that no client can
 * request endless variants.
 */
export const imageShapes = {
  /** Tiles of events, deals, posts and amenities. */
  tile: { width: 648, height: 416, widths: [324, 486, 648, 972, 1296] },
  /** The picture at the top of a page. */
  hero: { width: 1600, height: 900, widths: [640, 960, 1280, 1600, 2400] },
  /** The same on phones, in portrait format. */
  heroTall: { width: 960, height: 1080, widths: [480, 720, 960, 1440] },
  /** Icons of utilities, for screens of up to three device pixels per CSS pixel. */
  icon: { width: 28, height: 28, widths: [84] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>

export type ImageShape = keyof typeof imageShapes

/** Path of cropped pictures; the server responds with AVIF or WebP if the browser accepts them. */
export const imagesPath = '/images'

/**
 * The address of a picture in one of the widths of its shape. `source` is a path of our own server
 * or a URL at one of the deployment's image origins; the server refuses others.
 */
export function imageUrl(source: string, shape: ImageShape, width: number): string {
  return `${imagesPath}/${shape}/${width}?src=${encodeURIComponent(source)}`
}

/** Paths of the deployment's own SVGs. The server rasterizes only these; an uploaded SVG could be hostile. */
export const drawingPath = /^\/(?:brands|icons|pictures)(?:\/[\w-][\w.-]*)+\.svg$/
