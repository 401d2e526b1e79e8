import type { HandOffSourceEvent } from '@machines/kiosk/kioskIdle/machine'
import type { Listener } from '@platform/actorOf'
import { handOffAddress } from '@rules/kiosk/handOff'

/** The external link that a press would follow; null for a page of the app. */
function outwardLink(target: Element): string | null {
  const link = target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement)) return null
  const isOutward = link.target === '_blank' || link.origin !== window.location.origin
  return isOutward ? link.href : null
}

/**
 * Emits presses on external links, and on elements that need a personal session
 * (`data-needs-person`), so that the guest can continue on a phone.
 */
export const catchPresses: Listener<HandOffSourceEvent> = (emit) => {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const needsSignIn = event.target.closest('[data-needs-person]:not(:disabled)') !== null
    const pressed = needsSignIn ? window.location.href : outwardLink(event.target)
    if (pressed === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const address = handOffAddress(pressed, window.location.href)
    if (address !== null) emit({ type: 'handOff.offered', address, needsSignIn })
  }
  const presses = ['click', 'auxclick'] as const
  for (const press of presses) document.addEventListener(press, onClick, { capture: true })
  return () => {
    for (const press of presses) document.removeEventListener(press, onClick, { capture: true })
  }
}
