/** Assertive interrupts what is being read: for failures, which somebody has to know before they go on. */
export type Urgency = 'polite' | 'assertive'

/** A region has to stand before something is written into it, or nobody hears of it. */
const waitMs = 100
/** Then it is taken away: who reads the page later finds nothing that is over. */
const stayMs = 5000

type Message = { text: string; urgency: Urgency; node?: HTMLElement }

const waiting: Message[] = []
/** The regions of the page, and above them those of the dialogs that are open: what lies below a modal one is mute. */
const regions: HTMLElement[] = []

/** Lets this element speak, until the returned function is called. The one that has come last speaks. */
export function speakIn(region: HTMLElement): () => void {
  regions.push(region)
  return () => {
    const at = regions.indexOf(region)
    if (at !== -1) regions.splice(at, 1)
  }
}

/** Says something once. What is withdrawn before it was said is never heard. */
export function announce(text: string, urgency: Urgency = 'polite'): () => void {
  const message: Message = { text, urgency }
  if (waiting.length === 0) setTimeout(write, waitMs)
  // Two parts of a page may have seen the same.
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
