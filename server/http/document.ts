import { randomBytes } from 'node:crypto'
import type { Boot } from '@contract/deployment'
import { preferredLocale, tagOf } from '@contract/locales'
import type { Context } from 'hono'
import { Refusal } from '../domain/refusal'
import { domainThemeReply, whitelabelReply } from '../domain/whitelabels'
import type { FirstPaint } from '../ports/firstPaint'
import { whitelabelFor } from '../routes/host'
import type { Dependencies } from './dependencies'
import { escapeHtml } from './escapeHtml'
import { type Preloads, preloadMarkup } from './preload'

export type DocumentParts = {
  template: string
  firstPaint: FirstPaint
  /** Absent in development, where nothing is built. */
  preloads?: Preloads
}

/** JSON that can stand inside a script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export async function bootOf(dependencies: Dependencies, host: string): Promise<Boot> {
  const { deployment, database, demo } = dependencies
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // No white-label at all: the app says so. A database in trouble is another matter.
    if (error instanceof Refusal) return null
    throw error
  })
  return {
    host,
    whitelabel: row === null ? null : await whitelabelReply(database.connection, row),
    theme: row === null ? null : domainThemeReply(row),
    deployment: deployment.browser,
    toggles: await dependencies.flags({ properties: { host } }),
    demo,
    kiosk: { hasExitPin: dependencies.kioskExitPin !== null },
  }
}

/** The app's HTML for a host: brand and settings inlined, `no-cache`, strict CSP. */
export async function documentResponse(
  context: Context,
  dependencies: Dependencies,
  { template, firstPaint, preloads }: DocumentParts,
): Promise<Response> {
  const boot = await bootOf(dependencies, context.get('host'))
  const nonce = randomBytes(16).toString('base64')
  const locale = preferredLocale(context.req.header('accept-language'))
  const { css, title, body } = await firstPaint(boot, locale)
  // While developing, styles come with the scripts: a drawn screen would stand there naked.
  const screen = preloads !== undefined && showsSignIn(context) ? body : ''
  const html = template
    .replace('<html lang="en">', () => `<html lang="${tagOf(locale)}">`)
    .replace('<title>Portico</title>', () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--brand-->', () => `<style nonce="${nonce}">${css}</style>`)
    .replace('<!--preload-->', () =>
      preloads === undefined ? '' : preloadMarkup(preloads, nonce, locale),
    )
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
    )
    .replace('<!--first-screen-->', () => screen)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Host',
  })
  // Vite's own client needs inline scripts while developing.
  if (preloads !== undefined) headers.set('content-security-policy', policy(dependencies, nonce))
  return new Response(html, { headers })
}

/**
 * Where a visitor who is signed out ends at the sign-in. Elsewhere another screen comes first, and one
 * that is not open yet shows everywhere what it has to show.
 */
function showsSignIn({ req }: Context): boolean {
  // An identity provider has led here: what it brought comes first.
  if (req.query('state') !== undefined) return false
  return /^\/($|login$|home$|building|account|my-history$|help-desk$|add-card$)/.test(req.path)
}

function policy({ deployment }: Dependencies, nonce: string): string {
  const apis = deployment.browser.apiHosts.map(({ origin }) => origin)
  const images = deployment.server.imageOrigins
  const { cdnUrl } = deployment.browser
  const cdn = cdnUrl === '' ? [] : [new URL(cdnUrl).origin]
  const frames = deployment.browser.frameOrigins
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images, ...cdn].join(' '),
    // A page is asked for before a frame shows it.
    ['connect-src', "'self'", ...apis, ...frames].join(' '),
    ['frame-src', "'self'", ...frames].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
