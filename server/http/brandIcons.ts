import { fileUrl } from '@contract/brand'
import { type Locale, preferredLocale, tagOf } from '@contract/locales'
import type { Context, Hono } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { domainThemeReply, whitelabelFor } from '../services/tenancy/whitelabels'
import { type BrandMark, brandIcon, brandPng } from './brandIcon'
import type { Dependencies } from './dependencies'
import type { Variables } from './variables'

type App = Hono<{ Variables: Variables }>

const plain: BrandMark = { name: 'Portico', color: '#12484c', mark: null }
const hourSeconds = 3600
/** In pixels: the sizes that phones request, and the one of a splash screen. */
const sides = ['180', '192', '512']

/** The database does not validate colors; a drawing accepts only valid ones. */
const colorOf = (input: string | null | undefined) =>
  input != null && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(input) ? input : plain.color

function markOf({ brandFiles, deployment }: Dependencies, identifier: string): string | null {
  const brand = deployment.brands.find((each) => each.identifier === identifier)
  const { mark } = brand?.pictures ?? {}
  if (mark === undefined) return null
  return brandFiles.get(fileUrl(identifier, mark))?.body.toString('utf8') ?? null
}

/** The files that browsers request on their own: the icons of the brand, and the web app manifest. */
export function serveBrandIcons(app: App, dependencies: Dependencies): void {
  const iconOf = async (host: string): Promise<BrandMark> => {
    try {
      const row = await whitelabelFor(dependencies, host)
      const color = colorOf(domainThemeReply(row).primary_color)
      return { name: row.brand, color, mark: markOf(dependencies, row.brandIdentifier) }
    } catch {
      // An icon does not report the error: the page does.
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
    return context.body(brandIcon(await iconOf(context.get('host'))))
  })
  app.get('/icon-maskable.svg', async (context) => {
    context.set('route', '/icon-maskable.svg')
    headersOf(context, 'image/svg+xml')
    return context.body(brandIcon(await iconOf(context.get('host')), true))
  })
  app.get('/:icon{icon-\\d+\\.png}', async (context) => {
    context.set('route', '/icon-:side.png')
    const [side = ''] = /\d+/.exec(context.req.param('icon')) ?? []
    if (!sides.includes(side)) throw new Refusal('not_found')
    headersOf(context, 'image/png')
    const png = await brandPng(await iconOf(context.get('host')), Number(side))
    return context.body(Uint8Array.from(png).buffer)
  })
  app.get('/manifest.webmanifest', async (context) => {
    context.set('route', '/manifest.webmanifest')
    headersOf(context, 'application/manifest+json')
    context.header('vary', 'Host, Accept-Language')
    const locale = preferredLocale(context.req.header('accept-language'))
    return context.body(JSON.stringify(manifestOf(await iconOf(context.get('host')), locale)))
  })
}

function manifestOf({ name, color }: BrandMark, locale: Locale) {
  const { whatsOn, helpDesk } = shortcutNames[locale]
  const svg = { sizes: 'any', type: 'image/svg+xml' }
  const png = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any',
  })
  const icons = [{ src: '/icon.svg', ...svg }]
  return {
    name,
    short_name: name,
    lang: tagOf(locale),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/icon.svg', ...svg, purpose: 'any' },
      { src: '/icon-maskable.svg', ...svg, purpose: 'maskable' },
      png(192),
      png(512),
    ],
    shortcuts: [
      { name: whatsOn, url: '/#discover', icons },
      { name: helpDesk, url: '/help-desk', icons },
    ],
  }
}

/** The shortcuts of an installed app's icon, in the languages of the app. */
type Names = { whatsOn: string; helpDesk: string }

const english: Names = { whatsOn: 'What’s on', helpDesk: 'Help desk' }

const shortcutNames: Record<Locale, Names> = {
  'en-us': english,
  'en-gb': english,
  'el-el': english,
  'de-de': { whatsOn: 'Was läuft', helpDesk: 'Helpdesk' },
  'es-es': { whatsOn: 'Agenda', helpDesk: 'Centro de ayuda' },
  'fr-fr': { whatsOn: 'À l’affiche', helpDesk: 'Service d’assistance' },
  'fr-ca': { whatsOn: 'À l’affiche', helpDesk: 'Centre d’assistance' },
  'it-it': { whatsOn: 'In programma', helpDesk: 'Assistenza' },
  'nb-no': { whatsOn: 'Hva skjer', helpDesk: 'Servicedesk' },
  'nl-nl': { whatsOn: 'Agenda', helpDesk: 'Helpdesk' },
  'pl-pl': { whatsOn: 'Dzieje się', helpDesk: 'Centrum pomocy' },
  'pt-pt': { whatsOn: 'Agenda', helpDesk: 'Centro de apoio' },
}
