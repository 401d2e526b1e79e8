import type { BridgeAnswer } from '@contract/bridge'
import { frameElementId } from '@machines/embed/embeddedPage/machine'
import type { Listener } from '@platform/actorOf'
import type { Posted } from '@platform/posted'
import { createMessageBudget } from './messageBudget'

/** The window of the one frame, as it stands in the document at this moment. */
function frameWindow(): Window | null {
  const element = document.getElementById(frameElementId)
  return element instanceof HTMLIFrameElement ? element.contentWindow : null
}

/**
 * Listens for the page of the frame. Both have to fit, the window that a message comes from and its origin: a page may
 * be at the right address in another window, or lead its own window elsewhere.
 */
export const watchFrame: Listener<Posted, { origin: string }> = (emit, { origin }) => {
  const isWithinBudget = createMessageBudget()
  const isWithinUnexpectedBudget = createMessageBudget()
  let isFlooded = false
  const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    // Tools of the browser post to the window that they are in.
    if (source === window) return
    if (isFlooded) return
    const framed = frameWindow()
    const isOfFrame = framed !== null && source === framed
    const unexpectedSource = !isOfFrame ? 'window' : from === origin ? null : 'origin'
    // Other windows do not cost the app in the frame anything; what is too much of theirs is dropped.
    if (!isOfFrame && !isWithinUnexpectedBudget()) return
    if (isOfFrame && !isWithinBudget()) {
      isFlooded = true
      emit({ data: null, origin: from, unexpectedSource, isFlood: true })
      return
    }
    emit({ data, origin: from, unexpectedSource })
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

/** The browser delivers it only if the frame is still at that origin. */
export function answerFrame({ origin, answer }: { origin: string; answer: BridgeAnswer }): void {
  frameWindow()?.postMessage(JSON.stringify(answer), origin)
}
