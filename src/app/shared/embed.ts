import { appCalls } from '@features/embed/appCalls'
import { bridgeLogic } from '@features/embed/bridge/bridge.page'
import { nativeHostLogic } from '@features/embed/native/nativeHost.page'
import {
  embeddedPageMachine,
  type ForeignPage,
  type LoadedPage,
} from '@machines/embed/embeddedPage/machine'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { systemOf } from '@machines/platform/app/system'
import { promiseOf } from '@platform/actorOf'
import type { SharedDependencies } from './dependencies'

export function embedActors(dependencies: SharedDependencies) {
  const { api, host, app, deployment, code } = dependencies
  const calls = appCalls(dependencies)

  async function loadPage(input: { href: string }, signal: AbortSignal) {
    const { pageLoader } = await import('@features/embed/frame/loadPage')
    const load = pageLoader(deployment, {
      goodToken: () => api.goodToken(AbortSignal.timeout(deployment.limits.requestTimeoutMs)),
      isKiosk: isKiosk(systemOf(app()).kiosk.getSnapshot()),
      fetch: host.fetch,
    })
    return load(input, signal)
  }

  /**
   * Reads which mini-apps of the building are registered at a page's origin; null for a page of the
   * app's own origin.
   */
  async function foreignPage(address: string, signal: AbortSignal): Promise<ForeignPage | null> {
    const { origin } = new URL(address, window.location.origin)
    if (origin === window.location.origin) return null
    const isOffered = deployment.extensions.includes('apps')
    return { origin, apps: isOffered ? await calls.registeredApps({ address }, signal) : [] }
  }

  return {
    embeddedPage: embeddedPageMachine.provide({
      actors: {
        // The page may send messages as soon as it loads, so the mini-apps that may receive replies
        // are read first.
        loadPage: promiseOf(async (input, signal): Promise<LoadedPage> => {
          const loaded = await loadPage(input, signal)
          const { address } = loaded
          const foreign = await foreignPage(address, signal)
          if (foreign === null) return { ...loaded, foreign }
          await code.open({ area: 'bridge', logics: [bridgeLogic] })
          const launched = await calls.launchPage({ address, apps: foreign.apps }, signal)
          return { address: launched, foreign }
        }),
        bridge: code.logic(bridgeLogic),
      },
      actions: { reportBroken: () => host.report('the bridge ended in an error') },
    }),
    fetchHost: promiseOf<undefined, void>(() =>
      code.open({ area: 'native', logics: [nativeHostLogic] }),
    ),
    nativeHost: code.logic(nativeHostLogic),
  }
}
