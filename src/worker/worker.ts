import { offlineFiles } from '@contract/offline'
import { answerFile, answerNavigation, isPage } from './answer'

// TypeScript's libraries for workers and for pages exclude each other, so this type declares the
// members used here.
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
  // The worker has no state, so an open page loses nothing when a newer worker takes over.
  event.waitUntil(worker.skipWaiting())
  // If supported, static routes serve files from the cache without starting the worker, and bypass
  // it for everything else.
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
    // The browser requests the page while the worker starts.
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
    const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request)
    // The browser has requested other pages too. Without a response here it would do so again, and a
    // link that works once would be used up.
    event.respondWith(isPage(url) ? answerNavigation(caches, { url, fromNetwork }) : fromNetwork())
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(answerFile(caches, request, () => fetch(request)))
  }
})
