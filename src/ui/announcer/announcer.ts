/**
 * Assertive interrupts the screen reader: for failures that users need to know before they
 * continue.
 */
export type Urgency = 'polite' | 'assertive'

/** Screen readers ignore text in a live region that is added at the same moment. */
const waitMs = 100
/**
 * Messages are removed after this time, so that users who read the page later find no outdated
 * text.
 */
const stayMs = 5000

type Message = { text: string; urgency: Urgency; node?: HTMLElement }

const waiting: Message[] = []
/**
 * A stack: the page's regions, then those of open dialogs, because a modal dialog makes the regions
 * below it inert.
 */
const regions: HTMLElement[] = []

/** Registers a live region until the returned function is called. The most recent one is used. */
export function speakIn(region: HTMLElement): () => void {
  regions.push(region)
  return () => {
    const at = regions.indexOf(region)
    if (at !== -1) regions.splice(at, 1)
  }
}

/** Announces a text once. The returned function withdraws it. */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  const message: Message = { text, urgency }
  if (waiting.length === 0) setTimeout(write, waitMs)
  // Two parts of a page may announce the same event.
  if (!waiting.some((other) => other.text === text)) waiting.push(message)
  return () => {
    const at = waiting.indexOf(message)
    if (at !== -1) waiting.splice(at, 1)
    message.node?.remove()
  }
}

function write(): void {
  for (const message of waiting.splice(0)) {
    const region = regions.at(-1)?.querySelector(`[aria-live="${message.urgency}"]`)
    if (!region) continue
    const node = document.createElement('p')
    node.textContent = message.text
    message.node = node
    region.append(node)
    setTimeout(() => node.remove(), stayMs)
  }
}
