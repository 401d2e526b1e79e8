import type { ConnectionEvent } from '@machines/platform/offline/machine'
import type { Listener } from '@platform/actorOf'

/**
 * Emits the browser's online and offline events. They can be wrong either way, so the app also
 * checks with the server.
 */
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
