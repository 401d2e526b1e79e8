import type { PresenceEvent } from '@machines/platform/live/machine'
import type { Listener } from '@platform/actorOf'

/** Whether the network has come back, and whether anybody looks at this page. */
export const watchPresence: Listener<PresenceEvent> = (emit) => {
  const restored = () => emit({ type: 'network.restored' })
  const looked = () => emit({ type: document.hidden ? 'page.hidden' : 'page.shown' })
  window.addEventListener('online', restored)
  document.addEventListener('visibilitychange', looked)
  if (document.hidden) looked()
  return () => {
    window.removeEventListener('online', restored)
    document.removeEventListener('visibilitychange', looked)
  }
}
