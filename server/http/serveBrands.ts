import { type Brand, fileUrl } from '@contract/brand'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { BrandFiles } from '../brands'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'
import type { Variables } from './variables'

const types: Record<string, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const [hourSeconds, yearSeconds] = [3600, 31_536_000]

/** The pictures and fonts of the brands. Nothing outside of what their files name can be asked for. */
export function serveBrands(
  app: Hono<{ Variables: Variables }>,
  { brandFiles }: Pick<Dependencies, 'brandFiles'>,
): void {
  app.get('/brands/:identifier/:file', compress(), (context) => {
    context.set('route', '/brands/:identifier/:file')
    const file = brandFiles.get(context.req.path)
    if (file === undefined) throw new Refusal('not_found')
    // A font is asked for by what is in it, see below. Whoever asks for another release's is not to keep this one for ever.
    const isFixed = context.req.query('v') === file.version
    const age = isFixed ? `${yearSeconds}, immutable` : String(hourSeconds)
    return context.body(Uint8Array.from(file.body).buffer, 200, {
      'content-type': types[/\w+$/.exec(context.req.path)?.[0] ?? ''] ?? 'application/octet-stream',
      'cache-control': `public, max-age=${age}`,
      'x-content-type-options': 'nosniff',
      // A drawing that is opened by itself can do nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
}

/** The style rules of a brand's fonts, and the file that its first words need. */
export function fontsOf(brand: Brand, files: BrandFiles): { css: string; first: string | null } {
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
