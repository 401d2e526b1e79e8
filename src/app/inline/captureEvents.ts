/** What the user pressed before hydration. */
export type CapturedEvents = {
  /** Buttons, links and forms, each once, in the order of the first press. */
  presses: readonly Element[]
  /** Stops capturing; the hydrated page handles its own events. */
  stop: () => void
}

declare global {
  interface Window {
    capturedEvents?: CapturedEvents
  }
}

/**
 * Actions that need scripts: opening a menu at its button, switching tabs, and following a section
 * link.
 */
const pressable = 'button,[role=button],[role=tab],a[href^="#"]'
/** On a kiosk, external links are captured too: their tab would outlive the guest. */
const leadsOut = ',a[target=_blank],a[href*=":"]'

/** Whether this tab is a kiosk's; false if the browser denies access to storage. */
function isKiosk(): boolean {
  try {
    return sessionStorage.getItem('KIOSK_ENABLED') === 'true'
  } catch {
    return false
  }
}

const fields = 'input,textarea,select,[contenteditable]'

/** Whether single-key shortcuts are enabled on this device; only the opposite is stored. */
function hasShortcuts(): boolean {
  try {
    return localStorage.getItem('SHORTCUTS') === null
  } catch {
    return true
  }
}

/** The button with this single key as its shortcut; null while the user types. */
function buttonOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Element | null {
  if (ctrlKey || metaKey || altKey || (target as Element).closest(fields)) return null
  const button = document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  return button && hasShortcuts() ? button : null
}

/**
 * Captures presses and shortcuts from now on, for `src/app/eventReplay.ts` to replay after hydration. Typed text
 * needs no capture, because the fields retain it.
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
    // The browser submits the form next, and that event is captured.
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
    capture(event, buttonOf(event))
  }
  const capturing = new AbortController()
  const options = { capture: true, signal: capturing.signal }
  addEventListener('click', onClick, options)
  addEventListener('submit', onSubmit, options)
  addEventListener('keydown', onKeyDown, options)
  window.capturedEvents = { presses, stop: () => capturing.abort() }
}
