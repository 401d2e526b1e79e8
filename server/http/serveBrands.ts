import { extname } from 'node:path'
import { type Brand, fileUrl } from '@contract/brand'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { BrandFiles } from '../brands'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'
import type { Fonts } from './uploadedFont'
import type { Variables } from './variables'

const types: Record<string, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const [hourSeconds, yearSeconds] = [3600, 31_536_000]

/** Serves the pictures and fonts of the brands: only the files that their configurations name. */
export function serveBrands(
  app: Hono<{ Variables: Variables }>,
  { brandFiles }: Pick<Dependencies, 'brandFiles'>,
): void {
  app.get('/brands/:identifier/:file', compress(), (context) => {
    context.set('route', '/brands/:identifier/:file')
    const file = brandFiles.get(context.req.path)
    if (file === undefined) throw new Refusal('not_found')
    // The version of a font is part of its address, see below. A request for another version must not cache this one
    // permanently.
    const isFixed = context.req.query('v') === file.version
    const age = isFixed ? `${yearSeconds}, immutable` : String(hourSeconds)
    return context.body(Uint8Array.from(file.body).buffer, 200, {
      'content-type': types[extname(context.req.path).slice(1)] ?? 'application/octet-stream',
      'cache-control': `public, max-age=${age}`,
      'x-content-type-options': 'nosniff',
      // An SVG that is opened as a page cannot run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
}

/** The style rules of a brand's fonts, and the address of the file to preload. */
export function fontsOf(brand: Brand, files: BrandFiles): Fonts {
  const { faces = [], family = '' } = brand.font ?? {}
  const urls = faces.map(({ file }) => {
    const path = fileUrl(brand.identifier, file)
    return `${path}?v=${files.get(path)?.version}`
  })
  const rules = faces.map(({ letters, weight }, at) =>
    [
      `@font-face{font-family:'${family}'`,
      `src:url(${urls[at]}) format('woff2')`,
      `font-weight:${weight}`,
      ...(letters === undefined ? [] : [`unicode-range:${letters}`]),
      'font-display:swap}',
    ].join(';'),
  )
  return { css: rules.join(''), first: urls[0] ?? null }
}
