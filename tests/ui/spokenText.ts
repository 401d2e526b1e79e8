import { expect, vi } from 'vitest'

/** What a screen reader has announced since the last call, in order. */
const replies: string[] = []
const watched = new WeakSet<Document>()
/** The regions that existed before their content: browsers announce no others. */
let standing = new Set<Element>()

const live =
  '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output'

/** Whether changes in an element are announced: not while it is busy, and not below an open dialog. */
function isReceived(region: Element): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return (
    standing.has(region) &&
    region.closest('[aria-busy="true"], [hidden]') === null &&
    (dialog === undefined || dialog.contains(region))
  )
}

/** Observes the page's live regions like a screen reader, from now on. */
export function listen(): void {
  replies.length = 0
  if (watched.has(document)) return
  watched.add(document)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (!region || !isReceived(region)) continue
      const text = [...addedNodes].map(({ textContent }) => textContent).join(' ')
      if (text.trim() !== '') replies.push(text)
    }
    standing = new Set(document.querySelectorAll(live))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Everything announced since `listen`. */
export const spokenText = (): string => replies.join(' | ')

/** Fails unless this is announced soon. */
export async function expectSpoken(words: string | RegExp): Promise<void> {
  await vi.waitFor(
    () => {
      if (typeof words === 'string') expect(spokenText()).toContain(words)
      else expect(spokenText()).toMatch(words)
    },
    { timeout: 10_000, interval: 20 },
  )
}
