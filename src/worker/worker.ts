import { offlineFiles } from '@contract/offline'
import { answerFile, answerNavigation, isPage } from './answer'

// The library of workers and that of pages cannot both be in one program; this is what is used here.
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Installing = Lasting & { addRoutes?: (rules: object) => Promise<void> }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Events = { install: Installing; activate: Lasting; fetch: Fetching }
type Worker = {
  addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  location: Location
}
const worker = self as unknown as Worker

worker.addEventListener('install', (event) => {
  // It keeps nothing by itself, so there is nothing that an open page could lose by a newer one.
  event.waitUntil(worker.skipWaiting())
  // Where the browser can, it looks for files without waking the worker, and for all else not at all.
  const routes = event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: '/assets/*' } },
      source: { cacheName: offlineFiles.filesCache },
    },
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ])
  if (routes !== undefined) event.waitUntil(routes.catch(() => undefined))
})

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    // The page is asked for while the worker wakes.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!isPage(url)) return
    const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request)
    event.respondWith(answerNavigation(caches, { url, fromNetwork }))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(answerFile(caches, request, () => fetch(request)))
  }
})
