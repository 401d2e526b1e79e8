import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'

/** The platform's fonts: a page at another origin cannot use those of the app. */
const fonts = {
  display: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

const pathOf = (name: string) => `/demo/fonts/${name}.woff2`

/** CSS text for the families `Display` and `Text`; the page's policy must allow fonts of its own origin. */
export const fontFaces = `
@font-face { font-family: Display; src: url(${pathOf('display')}) format('woff2'); font-weight: 100 900; font-display: swap }
@font-face { font-family: Text; src: url(${pathOf('text')}) format('woff2'); font-weight: 400 700; font-display: swap }
`

export function serveFonts(app: Hono<{ Variables: Variables }>): void {
  for (const [name, file] of Object.entries(fonts)) {
    app.get(pathOf(name), async (context) => {
      context.set('route', pathOf(name))
      context.header('content-type', 'font/woff2')
      context.header('cache-control', 'public, max-age=86400')
      return context.body(new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file)))))
    })
  }
}
