import type { Context, Hono } from 'hono'
import { domainThemeReply } from '../domain/whitelabels'
import { whitelabelFor } from '../routes/host'
import type { Dependencies } from './dependencies'
import { escapeHtml } from './escapeHtml'
import type { Variables } from './variables'

type App = Hono<{ Variables: Variables }>
type Look = { name: string; color: string }

const plain: Look = { name: 'Portico', color: '#12484c' }
const hourSeconds = 3600

/** A colour as the database has it may be anything; a drawing takes only what is one. */
const colorOf = (given: string | null | undefined) =>
  given != null && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(given) ? given : plain.color

/** Whether black is read better on it than white (relative luminance, WCAG 2.2). */
function isLight(color: string): boolean {
  const [, digits = ''] = /^#(.+)$/.exec(color) ?? []
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = (whole.match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}

/** The first letter of the brand on its colour. */
export function brandIcon({ name, color }: Look): string {
  const [initial = 'P'] = name.trim().toLocaleUpperCase('en')
  const letter = isLight(color) ? '#000' : '#fff'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" rx="112" fill="${color}"/>` +
    `<text x="256" y="356" text-anchor="middle" font-family="Georgia,'Noto Serif',serif" font-size="288" fill="${letter}">${escapeHtml(initial)}</text>` +
    '</svg>'
  )
}

/** What a browser asks for by itself: the icon of the brand, and how its app is installed. */
export function serveBrandFiles(app: App, dependencies: Dependencies): void {
  const lookOf = async (host: string): Promise<Look> => {
    try {
      const row = await whitelabelFor(dependencies, host)
      return { name: row.brand, color: colorOf(domainThemeReply(row).primary_color) }
    } catch {
      // An icon is no reason to tell of a trouble: the page does.
      return plain
    }
  }
  const headersOf = (context: Context, type: string) => {
    context.header('content-type', type)
    context.header('cache-control', `public, max-age=${hourSeconds}`)
    context.header('vary', 'Host')
    context.header('x-content-type-options', 'nosniff')
  }
  app.get('/icon.svg', async (context) => {
    context.set('route', '/icon.svg')
    headersOf(context, 'image/svg+xml')
    return context.body(brandIcon(await lookOf(context.get('host'))))
  })
  app.get('/manifest.webmanifest', async (context) => {
    context.set('route', '/manifest.webmanifest')
    headersOf(context, 'application/manifest+json')
    const { name, color } = await lookOf(context.get('host'))
    return context.body(
      JSON.stringify({
        name,
        short_name: name,
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: color,
        background_color: color,
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      }),
    )
  })
}
