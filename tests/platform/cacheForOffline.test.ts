import { offlineFiles } from '@contract/offline'
import { readCachedAt } from '@platform/offline/cachedAt'
import { cacheForOffline } from '@platform/offline/cacheForOffline'
import { purge } from '@platform/storage/stored'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineScope as scope } from '../machines/fixtures'

const { ownCache, shellCache, filesCache, home, shell } = offlineFiles
const path = '/building/one'

/** The browser's caches, as far as they are used. */
const stores = new Map<string, Map<string, Response>>()
const keyOf = (given: RequestInfo | URL) =>
  new URL(given instanceof Request ? given.url : String(given), 'https://house.test').pathname
const caches = {
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: RequestInfo) => store.get(keyOf(key)),
      put: async (key: RequestInfo, response: Response) => void store.set(keyOf(key), response),
      keys: async () => [...store.keys()].map((key) => new Request(`https://house.test${key}`)),
      delete: async (key: RequestInfo) => store.delete(keyOf(key)),
    }
  },
  delete: async (name: string) => stores.delete(name),
}

const documentOf = (rendered: object | null, file: string) =>
  `<html><head><script src="/assets/${file}"></script></head><body><script type="application/json" id="boot">${JSON.stringify({ rendered })}</script></body></html>`
const rendered = (given: object = {}) =>
  documentOf({ href: path, locale: 'en-us', user: { id: 1 }, ...given }, 'home-1.js')

type Page = { body: string; headers?: Record<string, string>; status?: number }
let pages: Record<string, Page>
const register = vi.fn<() => Promise<void>>()
/** Runs once, when a document is requested. */
let meanwhile: (() => void) | null

beforeEach(() => {
  stores.clear()
  meanwhile = null
  pages = { [shell]: { body: documentOf(null, 'first-1.js') }, [path]: { body: rendered() } }
  register.mockResolvedValue()
  vi.stubGlobal('caches', caches)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given) => {
    const name = keyOf(given as string)
    const file: Page = { body: 'code', headers: { 'content-type': 'text/javascript' } }
    const { body, headers, status } = pages[name] ?? file
    if (name === path) meanwhile?.()
    const response = new Response(body, {
      status: status ?? 200,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    })
    Object.defineProperty(response, 'type', { value: 'basic' })
    return response
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.head.replaceChildren()
})

const save = (signal = new AbortController().signal, owner = scope) =>
  cacheForOffline({ scope: owner }, signal)
const keptIn = (name: string) => [...(stores.get(name)?.keys() ?? [])]
const ownHome = () => stores.get(ownCache)?.get(home)?.clone().text()

test('home, the shell and the files that they name are cached', async () => {
  await save()
  expect(keptIn(shellCache)).toEqual([shell])
  expect(keptIn(filesCache).toSorted()).toEqual(['/assets/first-1.js', '/assets/home-1.js'])
  document.head.innerHTML = (await ownHome()) ?? ''
  expect(Date.parse(readCachedAt() ?? '')).toBeGreaterThan(0)
})

/** The page is of the release that starts with this, and has fetched these files. */
function fetchedBy(start: string, ...names: string[]) {
  document.head.innerHTML = `<script ${start}></script>`
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    names.map((name) => ({ name: new URL(name, location.href).href }) as never),
  )
}

test.each([
  ['in a shell', 'type="module" src="/assets/first-1.js"'],
  ['in a rendered page', 'data-entry="/assets/first-1.js"'],
])('files that the page fetched are cached too, if they are our own code, %s', async (_, start) => {
  const others = ['/assets/logo-1.svg', '/images/1', 'https://elsewhere.test/assets/other-1.js']
  fetchedBy(start, '/assets/loop-1.js', ...others)
  await save()
  const names = ['/assets/first-1.js', '/assets/home-1.js', '/assets/loop-1.js']
  expect(keptIn(filesCache).toSorted()).toEqual(names)
})

test("files that an earlier release's page fetched are not cached with newer ones", async () => {
  fetchedBy('data-entry="/assets/first-0.js"', '/assets/loop-0.js')
  await save()
  expect(keptIn(filesCache).toSorted()).toEqual(['/assets/first-1.js', '/assets/home-1.js'])
})

test("a shared device caches home's code, and no user's page", async () => {
  await save()
  await save(undefined, { ...scope, codeOnly: true })
  expect([...stores.keys()].toSorted()).toEqual([filesCache, shellCache])
  expect(keptIn(filesCache).toSorted()).toEqual(['/assets/first-1.js', '/assets/home-1.js'])
})

test('files of an earlier release are evicted once unused, and are fetched once', async () => {
  await save()
  pages[path] = { body: rendered().replace('home-1', 'home-2') }
  await save()
  expect(keptIn(filesCache).toSorted()).toEqual(['/assets/first-1.js', '/assets/home-2.js'])
  const fetched = vi.mocked(fetch).mock.calls.map(([name]) => keyOf(name as string))
  expect(fetched.filter((name) => name === '/assets/first-1.js')).toHaveLength(1)
})

test.each([
  ['belongs to another user', { user: { id: 2 } }],
  ['belongs to no user, because the server does not recognize the caller', { user: null }],
  ["is in another language than the browser's choice", { locale: 'de-de' }],
  ['was redirected', { href: '/building/two' }],
])('a home that %s is not cached, and the previous one is evicted', async (_, given) => {
  await save()
  pages[path] = { body: rendered(given) }
  await save()
  expect(stores.has(ownCache)).toBe(false)
  expect(keptIn(shellCache)).toEqual([shell])
})

test.each([
  ['must not be stored', { headers: { 'cache-control': 'private, no-store' } }],
  ['failed', { status: 503 }],
  ['is not a page', { headers: { 'content-type': 'application/json' } }],
])('a home that %s is not cached', async (_, given) => {
  pages[path] = { body: rendered(), ...given }
  await save()
  expect(stores.has(ownCache)).toBe(false)
})

test('a home with no-store is cached if its server allows this copy', async () => {
  const headers = { 'cache-control': 'private, no-store', 'x-offline-copy': 'allowed' }
  pages[path] = { body: rendered(), headers: { 'content-type': 'text/html', ...headers } }
  await save()
  expect(stores.has(ownCache)).toBe(true)
})

test('signing out meanwhile leaves nothing', async () => {
  const leaving = new AbortController()
  meanwhile = () => leaving.abort()
  await expect(save(leaving.signal)).rejects.toThrow('aborted')
  expect(stores.has(ownCache)).toBe(false)
})

test('the end of a session evicts home, and keeps what is the same for every user', async () => {
  await save()
  purge()
  await vi.waitFor(() => expect(stores.has(ownCache)).toBe(false))
  expect([...stores.keys()].toSorted()).toEqual([filesCache, shellCache])
})

test('a missing file leaves the previous cache as it is', async () => {
  await save()
  const before = await ownHome()
  pages[path] = { body: rendered().replace('home-1', 'home-2') }
  pages['/assets/home-2.js'] = { body: '', status: 404 }
  await expect(save()).rejects.toThrow('gone')
  expect(await ownHome()).toBe(before)
  expect(keptIn(filesCache)).toContain('/assets/home-1.js')
})

test('a browser without workers caches nothing', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await save()
  expect(stores.size).toBe(0)
})
