import { vi } from 'vitest'

let last: Element | null = null
const watched = new WeakSet<Document>()

/** Remembers what had the focus last; nothing of an earlier test. */
export function watchFocus(): void {
  last = null
  if (watched.has(document)) return
  watched.add(document)
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
}

/** Whether a keyboard can go on from an element: it is there, seen, and takes what is pressed. */
function isThere(node: Element): boolean {
  const isSeen = node.closest('[hidden], dialog:not([open]), [style*="display: none"]') === null
  return node.isConnected && isSeen && !node.matches(':disabled')
}

/** What has gone with the focus on it, or null where nobody has lost it. A press beside everything loses nothing. */
function fallen(): Element | null {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body && isThere(activeElement)) return null
  return last === null || isThere(last) ? null : last
}

/** Fails where the focus fell to the page itself and stays there: whoever uses a keyboard begins anew at its top. */
export async function expectFocusPreserved(): Promise<void> {
  if (vi.isFakeTimers() || fallen() === null) return
  await vi.waitFor(
    () => {
      const node = fallen()
      if (node !== null) throw new Error(`The focus went with ${node.outerHTML.slice(0, 200)}`)
    },
    { timeout: 2000, interval: 20 },
  )
}
