import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { systemOf } from '@machines/platform/app/system'
import type { Dependencies } from '@platform/host'
import { openUrl } from '@platform/openUrl'
import { handOffAddress } from '@rules/kiosk/handOff'
import { appCalls } from './appCalls'

/**
 * Opens an address in a new tab, with the user's token, or as a mini-app if its origin is
 * registered.
 */
export function linkOpener(dependencies: Dependencies) {
  const { api, host, deployment, app } = dependencies
  const { extensions, frameOrigins, tokenOrigins, limits } = deployment
  const calls = appCalls(dependencies)
  const within = () => AbortSignal.timeout(limits.requestTimeoutMs)
  return (url: string, onFailed: () => void): void => {
    const { kiosk, kioskIdle } = systemOf(app())
    // A tab that a guest opens would outlive the wipe.
    if (isKiosk(kiosk.getSnapshot())) {
      const address = handOffAddress(url, window.location.href)
      if (address !== null) kioskIdle.send({ type: 'handOff.offered', address, needsSignIn: false })
      return
    }
    openUrl(url, {
      host,
      tokenOrigins,
      goodToken: () => api.goodToken(within()),
      onFailed,
      isApp: (origin) => extensions.includes('apps') && frameOrigins.includes(origin),
      launch: async (address) => {
        const apps = await calls.registeredApps({ address }, within())
        return calls.launchPage({ address, apps }, within())
      },
    })
  }
}
