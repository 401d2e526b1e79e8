import type { Boot } from '@contract/deployment'
import { preferredLocale } from '@contract/locales'
import type { RenderedHead, RenderedPage, Renderer, RenderRequest } from '@contract/rendering'
import type { Context } from 'hono'
import { readUser } from '../services/account/users'
import { readsOf } from '../ssr/reads'
import type { AppFiles } from './appFiles'
import { bareBoot, bootOf } from './boot'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { hasDocumentCookie, readerOf } from './documentCookie'
import { type Fonts, noFonts } from './uploadedFont'

export type DocumentParts = {
  files: AppFiles
  renderer: Renderer
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

/** A document whose beginning can be sent; its page may still be rendering. */
export type OpenDocument = {
  boot: Boot
  /** The uploaded font of the brand. */
  font: Fonts
  /** Null if the browser renders the page: then the page is known, too. */
  head: RenderedHead | null
  /** A shell if rendering fails. */
  page: Promise<RenderedPage>
}

/** Renders the page for its user within the time limit; resolves once the document can begin. */
export async function openDocument(
  context: Context,
  dependencies: Dependencies,
  { renderer, files }: DocumentParts,
): Promise<OpenDocument> {
  const { deployment, log, metrics } = dependencies
  const host: string = context.get('host')
  const end = performance.now() + deployment.server.ssrTimeoutMs
  const left = () => Math.max(0, end - performance.now())
  let boot = bareBoot(dependencies, host)
  let font = noFonts
  // Without the database, only the cookie indicates whether a user is signed in.
  const isKnown = hasDocumentCookie(context.req.header('cookie') ?? '')
  const shell = () => renderer.shell(boot, isKnown ? 'signedIn' : 'signedOut')
  const failed = (err: unknown): RenderedPage => {
    metrics.renders.document('shell')
    log.warn({ trace: context.get('traceId'), err }, 'not rendered')
    return { ...shell(), isLate: true }
  }
  try {
    const known = await inTime(bootOf(dependencies, host), left())
    boot = known.boot
    font = known.font
    // In development the styles arrive with the scripts: a rendered page would flash unstyled.
    if (files.preloads === null) return { boot, font, head: null, page: Promise.resolve(shell()) }
    const reader = await inTime(renderReader(context, dependencies), left())
    const { pathname, search } = new URL(context.req.url)
    return await new Promise((resolve, reject) => {
      const rendering = renderer.render({
        boot,
        href: pathname + search,
        agent: context.req.header('user-agent') ?? '',
        locale: preferredLocale(context.req.header('accept-language')),
        reader,
        client: reader?.user.uuid ?? clientOf(context, deployment.server.trustedProxies),
        waitMs: Math.round(left()),
        // Not before there is a page to resolve with.
        onHead: (head) => queueMicrotask(() => resolve({ boot, font, head, page })),
      })
      const page = rendering.then((done) => {
        metrics.renders.document(done.isLate ? 'late' : 'complete')
        return done
      }, failed)
      page.then((done) => resolve({ boot, font, head: headOf(done), page }), reject)
    })
  } catch (err) {
    return { boot, font, head: null, page: Promise.resolve(failed(err)) }
  }
}

export const headOf = ({ rendered }: RenderedPage): RenderedHead | null =>
  rendered && { locale: rendered.locale, user: rendered.user?.uuid ?? null }
