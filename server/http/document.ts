import { randomBytes } from 'node:crypto'
import type { Boot } from '@contract/deployment'
import { preferredLocale, tagOf } from '@contract/locales'
import { isAppRoute, isAuthRoute } from '@rules/links/appRoutes'
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

/** JSON that is safe inside a script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export async function bootOf(dependencies: Dependencies, host: string): Promise<Boot> {
  const { deployment, database, demo } = dependencies
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // Without a white-label the app shows a page that says so. Other errors, such as of the database, are thrown.
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
  // In development the styles arrive with the scripts, so a server-rendered screen would flash unstyled.
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
  // In development Vite's client needs inline scripts, which this policy forbids.
  if (preloads !== undefined) headers.set('content-security-policy', policy(dependencies, nonce))
  return new Response(html, { headers })
}

/**
 * Whether a signed-out visitor sees the sign-in at this address, so that the server may render it. Other
 * addresses begin with another screen. (A white-label that is not open yet has its own first screen everywhere.)
 */
function showsSignIn({ req }: Context): boolean {
  // The browser comes back from an identity provider; the app handles that answer first.
  if (req.query('state') !== undefined) return false
  return req.path === '/login' || (isAppRoute(req.path) && !isAuthRoute(req.path))
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
    // The app fetches a page before it shows it in a frame, to notice pages that fail to load.
    ['connect-src', "'self'", ...apis, ...frames].join(' '),
    ['frame-src', "'self'", ...frames].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
