import { vi } from 'vitest'

let last: Element | null = null
const watched = new WeakSet<Document>()

/** Remembers the last focus; nothing of an earlier test. */
export function watchFocus(): void {
  last = null
  if (watched.has(document)) return
  watched.add(document)
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })
}

/** Whether keyboard users can continue from an element: it exists, is visible and receives keys. */
function isThere(node: Element): boolean {
  const isSeen = node.closest('[hidden], dialog:not([open]), [style*="display: none"]') === null
  return node.isConnected && isSeen && !node.matches(':disabled')
}

/** The removed element that had the focus, or null if none was lost. A press beside all controls loses nothing. */
function fallen(): Element | null {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body && isThere(activeElement)) return null
  return last === null || isThere(last) ? null : last
}

/** Fails if the focus falls to the page itself and stays there: keyboard users would restart at its top. */
export async function expectFocusPreserved(): Promise<void> {
  if (vi.isFakeTimers() || fallen() === null) return
  await vi.waitFor(
    () => {
      const node = fallen()
      if (node !== null) throw new Error(`The focus went with ${node.outerHTML.slice(0, 200)}`)
    },
    { timeout: 10_000, interval: 20 },
  )
}
