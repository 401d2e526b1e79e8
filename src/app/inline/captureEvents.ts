/** What the visitor has pressed before the app could listen. */
export type CapturedEvents = {
  /** Buttons, links and forms, each once, in the order in which they were first pressed. */
  presses: readonly Element[]
  /** From now on the page hears its events itself. */
  stop: () => void
}

declare global {
  interface Window {
    capturedEvents?: CapturedEvents
  }
}

/** What only the browser can do: it opens a menu at its button, switches tabs, and follows a section of the page. */
const pressable = 'button,[role=button],[role=tab],a[href^="#"]'
/** On a kiosk a link out waits, too: its tab would outlive the guest. */
const leadsOut = ',a[target=_blank],a[href*=":"]'

/** Whether this tab is a kiosk's; no where the browser refuses its storage. */
function isKiosk(): boolean {
  try {
    return sessionStorage.getItem('KIOSK_ENABLED') === 'true'
  } catch {
    return false
  }
}

/**
 * Captures what is pressed from now on, for `src/app/eventReplay.ts` to replay once the app has hydrated the page. What is
 * typed needs no capture: it stands in the fields.
 */
export function captureEvents(): void {
  const presses: Element[] = []
  const selector = isKiosk() ? pressable + leadsOut : pressable
  const capture = (event: Event, pressed: Element | null) => {
    if (pressed === null) return
    event.preventDefault()
    if (!presses.includes(pressed)) presses.push(pressed)
  }
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest(selector)
    // Its form is submitted next, and captured then.
    if (!(pressed instanceof HTMLButtonElement) || pressed.type !== 'submit')
      capture(event, pressed)
  }
  const onSubmit = (event: SubmitEvent) => capture(event, event.target as Element)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (key === 'Enter' && target instanceof HTMLInputElement) capture(event, target.form)
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown'
    if (isArrow && target instanceof HTMLButtonElement && target.popoverTargetElement) {
      capture(event, target)
    }
  }
  const capturing = new AbortController()
  const options = { capture: true, signal: capturing.signal }
  addEventListener('click', onClick, options)
  addEventListener('submit', onSubmit, options)
  addEventListener('keydown', onKeyDown, options)
  window.capturedEvents = { presses, stop: () => capturing.abort() }
}
