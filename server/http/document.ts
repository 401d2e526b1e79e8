import { randomBytes } from 'node:crypto'
import type { Boot } from '@contract/deployment'
import { directionOf, preferredLocale, tagOf } from '@contract/locales'
import { offlineFiles } from '@contract/offline'
import type { RenderedHead, RenderedPage } from '@contract/rendering'
import type { Context } from 'hono'
import type { AppFiles } from './appFiles'
import { bootOf } from './boot'
import { contentPolicy } from './contentPolicy'
import type { Dependencies } from './dependencies'
import { forgettingCookies, hasSignedOut } from './documentCookie'
import { documentEnd, documentPage, documentStart } from './documentHtml'
import { escapeHtml } from './escapeHtml'
import { safeInScript } from './inlineJson'
import { type DocumentParts, headOf, type OpenDocument, openDocument } from './openDocument'
import { packDocument } from './packDocument'
import { pageCss } from './pageCss'
import { fontPreloads, preloadMarkup } from './preload'
import { fontsOf } from './serveBrands'
import type { Fonts } from './uploadedFont'

/** Boot data and the rendered state, as JSON that is safe inside a script element. */
function inlinePage(boot: Boot, { toggles, rendered, replies }: RenderedPage): string {
  const repliesJson = replies.map(
    ({ key, answer: { status, json } }) =>
      `{"key":${JSON.stringify(key)},"status":${status},"body":${json}}`,
  )
  const renderedJson =
    rendered && `${JSON.stringify(rendered).slice(0, -1)},"replies":[${repliesJson.join()}]}`
  const all = `${JSON.stringify({ ...boot, toggles }).slice(0, -1)},"rendered":${renderedJson}}`
  return safeInScript(all)
}

/** The page, if it belongs to the head that was sent; otherwise the browser renders it. */
function pageFor(head: RenderedHead | null, page: RenderedPage): RenderedPage {
  const own = headOf(page)
  if (head === null || own === null) return page
  const isSame = own.locale === head.locale && own.user === head.user
  return isSame ? page : { ...page, head: '', body: '', rendered: null }
}

/** The app's HTML for a host: the page rendered for its user, brand and settings inlined, strict CSP. */
export async function documentResponse(
  context: Context,
  dependencies: Dependencies,
  parts: DocumentParts,
): Promise<Response> {
  return responseOf(context, dependencies, parts, await openDocument(context, dependencies, parts))
}

/** The shell that a browser caches for offline use. It contains no user data. */
export async function shellResponse(
  context: Context,
  dependencies: Dependencies,
  parts: DocumentParts,
): Promise<Response> {
  const { boot, font } = await bootOf(dependencies, context.get('host'))
  const page = Promise.resolve(parts.renderer.shell(boot, 'offline'))
  return responseOf(context, dependencies, parts, { boot, font, head: null, page })
}

/** Without scripts, a page that is still loading would never finish: the browser reloads it after two seconds. */
const retryWithHint = '<noscript><meta http-equiv="refresh" content="2"></noscript>'

async function responseOf(
  context: Context,
  dependencies: Dependencies,
  { files }: DocumentParts,
  { boot, font, head, page: coming }: OpenDocument,
): Promise<Response> {
  const { preloads } = files
  const nonce = randomBytes(16).toString('base64')
  const locale = head?.locale ?? preferredLocale(context.req.header('accept-language'))
  const style = (css: string, attribute = '') =>
    css === '' ? '' : `<style nonce="${nonce}"${attribute}>${css}</style>`

  async function* html() {
    yield documentStart({
      lang: tagOf(locale),
      dir: directionOf(locale),
      head: [
        head && inlineScript(files, nonce, head),
        ...fontMarkup(brandFonts(boot, dependencies) ?? font, style),
        preloads && fontPreloads(preloads),
        head === null && files.scripts,
      ]
        .filter(Boolean)
        .join(''),
    })
    const page = pageFor(head, await coming)
    yield documentPage({
      title: page.title,
      head: [
        page.head,
        // A rendered page contains the styles that it needs. All others, and its scripts, are requested with it, and
        // arrive after it.
        page.body === ''
          ? files.styleLink
          : style(pageCss(files.rules, page.body), ' data-part') + files.stylePreload,
        style(page.css),
        style(page.ownCss),
        head && files.scriptPreloads,
        preloads && preloadMarkup(preloads, { areas: page.areas, locale }),
        page.isLate && retryWithHint,
      ]
        .filter(Boolean)
        .join(''),
      page: page.body,
    })
    yield documentEnd(
      `<script type="application/json" id="boot">${inlinePage(boot, page)}</script>`,
    )
  }

  const isPrivate = head !== null && head.user !== null
  const accepted = context.req.header('accept-encoding') ?? ''
  const { log } = dependencies
  const trace: string = context.get('traceId')
  const { body, encoding } = packDocument(html(), accepted, {
    onError: (err) => log.error({ trace, err }, 'document ended early'),
    onAbort: () => log.debug({ trace }, 'document aborted'),
  })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie, Host, User-Agent',
    // nginx would hold the beginning back until the page is complete.
    'x-accel-buffering': 'no',
    ...(encoding !== null && { 'content-encoding': encoding }),
  })
  // The page may cache a copy, for its own user and until they sign out (src/platform/offline).
  if (isPrivate) headers.set(offlineFiles.copyHeader, 'allowed')
  if (hasSignedOut(context.req.header('cookie') ?? '')) {
    const cookies = forgettingCookies(dependencies.deployment.server.publicScheme)
    for (const cookie of cookies) headers.append('set-cookie', cookie)
  }
  // In development Vite's client needs inline scripts, which this policy forbids.
  if (preloads !== null)
    headers.set('content-security-policy', contentPolicy(dependencies.deployment, nonce))
  return new Response(body, { headers })
}

/** The script that hides a page rendered for another user, captures events before hydration, and starts the app. */
function inlineScript(files: AppFiles, nonce: string, { user, locale }: RenderedHead): string {
  const owner = user === null ? '' : ` data-user="${escapeHtml(user)}"`
  return `<script nonce="${nonce}"${owner} data-locale="${locale}" data-styles="${files.styles}" data-imports="${files.imports.join(' ')}" data-entry="${files.entry}">${files.inlineScript}</script>`
}

/** The fonts of a brand with a file; null for any other. */
export function brandFonts(
  { whitelabel }: Boot,
  { brandFiles, deployment }: Dependencies,
): Fonts | null {
  const brand = deployment.brands.find(
    ({ identifier }) => identifier === whitelabel?.brand_identifier,
  )
  return brand === undefined ? null : fontsOf(brand, brandFiles)
}

/** The brand's own fonts, and a preload of the first one, which the browser would discover late. */
function fontMarkup({ css, first }: Fonts, style: (css: string) => string): string[] {
  if (first === null) return []
  return [
    `<link rel="preload" href="${first}" as="font" type="font/woff2" crossorigin>`,
    style(css),
  ]
}
