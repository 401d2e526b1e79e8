import type { ConnectionEvent } from '@machines/platform/offline/machine'
import type { Listener } from '@platform/actorOf'

/** What the browser says of the network. It may be wrong either way, so the server is asked, too. */
export const watchConnection: Listener<ConnectionEvent> = (emit) => {
  const lost = () => emit({ type: 'network.lost' })
  const restored = () => emit({ type: 'network.restored' })
  window.addEventListener('offline', lost)
  window.addEventListener('online', restored)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', restored)
  }
}
