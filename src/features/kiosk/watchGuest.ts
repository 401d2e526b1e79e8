import type { GuestSourceEvent } from '@machines/kiosk/kioskIdle/machine'
import type { Listener } from '@platform/actorOf'

/**
 * Input of a guest. A touch counts only as a click, so that the touch does not press what is below
 * the closing dialog.
 */
const inputs = ['click', 'keydown', 'wheel', 'touchmove', 'mousemove', 'input'] as const
/** Continuous input is reported at most once in this time. */
const pauseMs = 500

/** Emits when a guest uses the kiosk. */
export const watchGuest: Listener<GuestSourceEvent> = (emit) => {
  let reportedAt = Number.NEGATIVE_INFINITY
  const act = () => {
    const now = performance.now()
    if (now - reportedAt < pauseMs) return
    reportedAt = now
    emit({ type: 'guest.acted' })
  }
  // Input inside a cross-origin frame fires no events here, but the frame's focus does.
  const enterFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) act()
  }
  for (const input of inputs) window.addEventListener(input, act, { capture: true, passive: true })
  window.addEventListener('blur', enterFrame)
  return () => {
    window.removeEventListener('blur', enterFrame)
    for (const input of inputs) window.removeEventListener(input, act, { capture: true })
  }
}
