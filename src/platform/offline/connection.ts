import type { ConnectionEvent } from '@machines/platform/offline/machine'
import type { Listener } from '@platform/actorOf'

/** What the browser says of the network. It may be wrong either way, so the server is asked, too. */
export const watchConnection: Listener<ConnectionEvent> = (tell) => {
  const lost = () => tell({ type: 'network.lost' })
  const restored = () => tell({ type: 'network.restored' })
  window.addEventListener('offline', lost)
  window.addEventListener('online', restored)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', restored)
  }
}
