import type { BridgeAnswer } from '@contract/bridge'
import { frameElementId } from '@machines/embed/embeddedPage/machine'
import type { Listener } from '@platform/actorOf'
import type { Posted } from '@platform/posted'
import { createMessageBudget } from './messageBudget'

/** The window of the frame that is currently in the document. */
function frameWindow(): Window | null {
  const element = document.getElementById(frameElementId)
  return element instanceof HTMLIFrameElement ? element.contentWindow : null
}

/**
 * Listens to the frame's page. Both the message's source window and its origin must match: another
 * window can show the right address, and the frame can navigate elsewhere.
 */
export const watchFrame: Listener<Posted, { origin: string }> = (emit, { origin }) => {
  const isWithinBudget = createMessageBudget()
  const isWithinUnexpectedBudget = createMessageBudget()
  let isFlooded = false
  const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    // Browser tools post messages to the window in which they run.
    if (source === window) return
    if (isFlooded) return
    const framed = frameWindow()
    const isOfFrame = framed !== null && source === framed
    const unexpectedSource = !isOfFrame ? 'window' : from === origin ? null : 'origin'
    // Messages of other windows do not count against the app's budget; excess ones are dropped.
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
