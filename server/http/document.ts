import { randomBytes } from 'node:crypto'
import type { Boot } from '@contract/deployment'
import { directionOf, preferredLocale, tagOf } from '@contract/locales'
import { offlineFiles } from '@contract/offline'
import type { RenderedPage, RenderedState, Renderer, RenderRequest } from '@contract/rendering'
import type { Context } from 'hono'
import { readUser } from '../services/account/users'
import { readsOf } from '../ssr/reads'
import type { AppFiles } from './appFiles'
import { bareBoot, bootOf } from './boot'
import { clientOf } from './client'
import { contentPolicy } from './contentPolicy'
import type { Dependencies } from './dependencies'
import { forgettingCookies, hasDocumentCookie, hasSignedOut, readerOf } from './documentCookie'
import { documentHtml } from './documentHtml'
import { escapeHtml } from './escapeHtml'
import { safeInScript } from './inlineJson'
import { packDocument } from './packDocument'
import { preloadMarkup } from './preload'
import { fontsOf } from './serveBrands'

export type DocumentParts = {
  files: AppFiles
  renderer: Renderer
}

/** Boot data and the rendered state, as JSON that is safe inside a script element. */
function inlinePage(boot: Boot, { toggles, rendered, replies }: RenderedPage): string {
  const renderedJson = rendered && `${JSON.stringify(rendered).slice(0, -1)},"replies":${replies}}`
  const all = `${JSON.stringify({ ...boot, toggles }).slice(0, -1)},"rendered":${renderedJson}}`
  return safeInScript(all)
}

/** The user a page is rendered for, and access to their data; null for a visitor who is signed out. */
async function renderReader(
  context: Context,
  dependencies: Dependencies,
): Promise<RenderRequest['reader']> {
  const agent = context.req.header('user-agent') ?? ''
  const cookie = context.req.header('cookie') ?? ''
  const principal = await readerOf(dependencies, { cookie, agent })
  if (principal === null) return null
  const reader = {
    principal,
    client: clientOf(context, dependencies.deployment.server.trustedProxies),
    agent,
    host: context.get('host'),
    hostHeader: context.req.header('host'),
    traceId: context.get('traceId'),
  }
  return {
    user: await readUser(dependencies.database.connection, principal.id),
    reads: readsOf(dependencies, reader),
    toggles: dependencies.flags,
  }
}

/** Rejects after `ms` milliseconds. A later result or error is ignored. */
async function inTime<Value>(coming: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${Math.round(ms)} ms`)), ms)
  })
  coming.catch(() => undefined)
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/** The page, rendered for its user within the time limit; a shell if rendering fails. */
async function pageOf(
  context: Context,
  dependencies: Dependencies,
  { renderer, files }: DocumentParts,
): Promise<{ boot: Boot; page: RenderedPage }> {
  const { deployment, log, metrics } = dependencies
  const host: string = context.get('host')
  const end = performance.now() + deployment.server.ssrTimeoutMs
  const left = () => Math.max(0, end - performance.now())
  let boot = bareBoot(dependencies, host)
  // Without the database, only the cookie indicates whether a user is signed in.
  const isKnown = hasDocumentCookie(context.req.header('cookie') ?? '')
  const audience = isKnown ? 'signedIn' : 'signedOut'
  try {
    boot = await inTime(bootOf(dependencies, host), left())
    // In development the styles arrive with the scripts: a rendered page would flash unstyled.
    if (files.preloads === null) return { boot, page: renderer.shell(boot, audience) }
    const reader = await inTime(renderReader(context, dependencies), left())
    const { pathname, search } = new URL(context.req.url)
    const page = await renderer.render({
      boot,
      href: pathname + search,
      agent: context.req.header('user-agent') ?? '',
      locale: preferredLocale(context.req.header('accept-language')),
      reader,
      client: reader?.user.uuid ?? clientOf(context, deployment.server.trustedProxies),
      waitMs: Math.round(left()),
    })
    metrics.renders.document(page.isLate ? 'late' : 'complete')
    return { boot, page }
  } catch (err) {
    metrics.renders.document('shell')
    log.warn({ trace: context.get('traceId'), err }, 'not rendered')
    return { boot, page: { ...renderer.shell(boot, audience), isLate: true } }
  }
}

/** The app's HTML for a host: the page rendered for its user, brand and settings inlined, strict CSP. */
export async function documentResponse(
  context: Context,
  dependencies: Dependencies,
  parts: DocumentParts,
): Promise<Response> {
  const { boot, page } = await pageOf(context, dependencies, parts)
  return responseOf(context, dependencies, parts, { boot, page })
}

/** The shell that a browser caches for offline use. It contains no user data. */
export async function shellResponse(
  context: Context,
  dependencies: Dependencies,
  parts: DocumentParts,
): Promise<Response> {
  const boot = await bootOf(dependencies, context.get('host'))
  const page = parts.renderer.shell(boot, 'offline')
  return responseOf(context, dependencies, parts, { boot, page })
}

/** Without scripts, a page that is still loading would never finish: the browser reloads it after two seconds. */
const retryWithHint = '<noscript><meta http-equiv="refresh" content="2"></noscript>'

async function responseOf(
  context: Context,
  dependencies: Dependencies,
  { files }: DocumentParts,
  { boot, page }: { boot: Boot; page: RenderedPage },
): Promise<Response> {
  const { rendered } = page
  const nonce = randomBytes(16).toString('base64')
  const locale = rendered?.locale ?? preferredLocale(context.req.header('accept-language'))
  const style = (css: string) => `<style nonce="${nonce}">${css}</style>`
  const { preloads } = files
  const head = [
    page.head,
    rendered && inlineScript(files, nonce, rendered),
    // A rendered page contains its styles. Its scripts are requested immediately, and arrive after it.
    rendered ? style(files.css) : files.styleLink,
    style(page.css),
    ...brandFonts(boot, dependencies, style),
    rendered ? files.scriptPreloads : files.scripts,
    preloads && preloadMarkup(preloads, { areas: page.areas, locale }),
    page.isLate && retryWithHint,
  ]
  const html = documentHtml({
    lang: tagOf(locale),
    dir: directionOf(locale),
    title: page.title,
    head: head.filter(Boolean).join(''),
    page: page.body,
    boot: `<script type="application/json" id="boot">${inlinePage(boot, page)}</script>`,
  })
  const isPrivate = rendered !== null && rendered.user !== null
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-store' : 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie, Host, User-Agent',
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
  const packed = await packDocument(html, context.req.header('accept-encoding') ?? '')
  if (packed.encoding !== null) headers.set('content-encoding', packed.encoding)
  return new Response(packed.body, { headers })
}

/** The script that hides a page rendered for another user, captures events before hydration, and starts the app. */
function inlineScript(
  files: AppFiles,
  nonce: string,
  { user, locale }: Pick<RenderedState, 'user' | 'locale'>,
): string {
  const owner = user === null ? '' : ` data-user="${escapeHtml(user.uuid)}"`
  return `<script nonce="${nonce}"${owner} data-locale="${locale}" data-entry="${files.entry}">${files.inlineScript}</script>`
}

/** The brand's own fonts, and a preload of the first one, which the browser would discover late. */
function brandFonts(
  { whitelabel }: Boot,
  { brandFiles, deployment }: Dependencies,
  style: (css: string) => string,
): string[] {
  const brand = deployment.brands.find(
    ({ identifier }) => identifier === whitelabel?.brand_identifier,
  )
  if (brand === undefined) return []
  const { css, first } = fontsOf(brand, brandFiles)
  if (first === null) return []
  return [
    `<link rel="preload" href="${first}" as="font" type="font/woff2" crossorigin>`,
    style(css),
  ]
}
