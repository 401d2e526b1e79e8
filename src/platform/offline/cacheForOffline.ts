import { offlineFiles } from '@contract/offline'
import type { InlinedBoot } from '@contract/rendering'
import type { OfflineScope } from '@machines/platform/pages/scope'
import { forgetOwnCache } from '../storage/ownCache'

const {
  filesCache,
  shellCache,
  ownCache,
  home,
  shell,
  worker,
  cachedAtMeta,
  pathHeader,
  copyHeader,
} = offlineFiles
/** Concurrent fetches, limited so that the page's own calls are not delayed. */
const concurrency = 4

/** The path of a built file. Its name contains a content hash, so it is fetched once. */
const builtFile = String.raw`/assets/[\w.-]+\.(?:js|css|woff2)`
const quotedFile = new RegExp(`"(${builtFile})"`, 'g')
const isBuilt = new RegExp(`^${builtFile}$`)

/** Built files that a document references. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(quotedFile)].map(([, name = '']) => name)

/**
 * Built files that this page has loaded and no document references, such as those of the brand and
 * of dialogs. Empty if the cached documents are of a newer release than this page, because that
 * release has other files.
 */
function filesFetched(named: string[]): string[] {
  const start = document.querySelector<HTMLScriptElement>(
    'script[data-entry],script[type="module"][src^="/assets/"]',
  )
  const entry = start?.dataset.entry ?? start?.getAttribute('src') ?? ''
  if (!named.includes(entry)) return []
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isBuilt.test(pathname))
    .map(({ pathname }) => pathname)
}

/** A document for offline use, with the time at which it was cached. */
async function documentAt(path: string, lang: string, signal: AbortSignal) {
  const response = await fetch(path, {
    headers: { accept: 'text/html', 'accept-language': lang },
    cache: 'no-store',
    redirect: 'error',
    signal,
  })
  const html = await response.text()
  const control = response.headers.get('cache-control') ?? ''
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  // HTTP caches must not store a personal page. For this copy the server makes an exception; it is
  // deleted with the session.
  const mayKeep = !control.includes('no-store') || response.headers.get(copyHeader) === 'allowed'
  if (response.status !== 200 || !isPage || !mayKeep) return null
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', [pathHeader]: path })
  // Scripts and styles in the document carry the nonce of this policy.
  const policy = response.headers.get('content-security-policy')
  if (policy !== null) headers.set('content-security-policy', policy)
  const mark = `<meta name="${cachedAtMeta}" content="${new Date().toISOString()}">`
  const marked = html.replace('<head>', (head) => head + mark)
  return { html, copy: new Response(marked, { headers }) }
}

/** The user and language that a page was rendered for, as stated in the page. */
function renderedOf(html: string): InlinedBoot['rendered'] {
  // The JSON contains no markup (`server/http/document.ts`). Parsing the whole page would check its
  // styles against our policy.
  const [, text = ''] = /<script type="application\/json" id="boot">([^<]*)</.exec(html) ?? []
  return text === '' ? null : (JSON.parse(text) as InlinedBoot).rendered
}

async function cacheFiles(names: string[], signal: AbortSignal): Promise<void> {
  const cache = await caches.open(filesCache)
  const missing: string[] = []
  for (const name of names) if ((await cache.match(name)) === undefined) missing.push(name)
  const cacheNext = async (): Promise<void> => {
    const name = missing.pop()
    if (name === undefined) return
    const response = await fetch(name, { signal, priority: 'low' })
    if (response.status !== 200 || response.type !== 'basic') throw new Error(`${name} is gone`)
    await cache.put(name, response)
    return cacheNext()
  }
  await Promise.all(Array.from({ length: concurrency }, cacheNext))
}

/** Deletes files of earlier releases that no cached document references. */
async function evictFiles(names: string[]): Promise<void> {
  const cache = await caches.open(filesCache)
  const wanted = new Set(names)
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

/**
 * Caches the scope's home page and the shell from which every other page starts, with all files
 * that they reference and that this page has loaded. On a kiosk, home is fetched only to learn its
 * asset URLs. The previous cache is replaced only when everything has been fetched; a page of
 * another user is not cached.
 */
export async function cacheForOffline(
  { scope }: { scope: OfflineScope | null },
  signal: AbortSignal,
) {
  if (scope === null || !('serviceWorker' in navigator) || !('caches' in window)) return
  await navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
  const path = `/building/${scope.buildingUuid}`
  const [start, page] = await Promise.all([
    documentAt(shell, scope.lang, signal),
    documentAt(path, scope.lang, signal),
  ])
  if (start === null) throw new Error('The shell could not be fetched')
  const rendered = page === null ? null : renderedOf(page.html)
  const isTheirs = rendered?.user?.id === scope.userId && rendered.locale === scope.lang
  const ownHome = page !== null && isTheirs && rendered.href === path ? page : null
  const own = scope.codeOnly ? null : ownHome
  const named = [...filesIn(start.html), ...filesIn(ownHome?.html ?? '')]
  const names = [...new Set([...named, ...filesFetched(named)])]
  await cacheFiles(names, signal)
  await (await caches.open(shellCache)).put(shell, start.copy)
  signal.throwIfAborted()
  if (own === null) await forgetOwnCache()
  else await (await caches.open(ownCache)).put(home, own.copy)
  // The user has signed out meanwhile: delete the cache.
  if (signal.aborted) await forgetOwnCache()
  await evictFiles(names)
}
