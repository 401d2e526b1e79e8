import type { PresenceEvent } from '@machines/platform/live/machine'
import type { Listener } from '@platform/actorOf'

/** Emits when the browser is online again, and when the page becomes visible or hidden. */
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
