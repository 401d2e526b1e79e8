import type { GuestSourceEvent } from '@machines/kiosk/kioskIdle/machine'
import type { Listener } from '@platform/actorOf'

/** Whatever a hand can do. A touch counts once it is a click, so that nothing below a question is pressed with it. */
const inputs = ['click', 'keydown', 'wheel', 'touchmove', 'mousemove', 'input'] as const
/** A hand on a wheel is told of once in this time. */
const pauseMs = 500

/** Whether somebody does anything here. */
export const watchGuest: Listener<GuestSourceEvent> = (emit) => {
  let reportedAt = Number.NEGATIVE_INFINITY
  const act = () => {
    const now = performance.now()
    if (now - reportedAt < pauseMs) return
    reportedAt = now
    emit({ type: 'guest.acted' })
  }
  // What is done inside a frame of another origin is not told to us; that it has got the focus is.
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
