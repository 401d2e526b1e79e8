import type { SignInEvent } from '@machines/signIn/events'

/** The one field of the screen that the server draws (see `src/firstPaint.tsx`). */
export const drawnField = 'input[name=email]'

/**
 * What a visitor did on the drawn screen before there were scripts to hear of it, as the events that
 * it would have been. Null where nothing was drawn for this visitor.
 */
export function replayEarlyInput(
  element: HTMLElement,
): { events: SignInEvent[]; hadFocus: boolean } | null {
  const marks = document.documentElement.dataset
  const hasEntered = marks.firstScreenEntered !== undefined
  delete marks.firstScreen
  delete marks.firstScreenEntered
  const field = element.querySelector<HTMLInputElement>(drawnField)
  if (field === null) return null
  const hadFocus = field === document.activeElement
  const events: SignInEvent[] = []
  if (field.value !== '') {
    events.push({ type: 'email.changed', email: field.value })
    if (hasEntered) events.push({ type: 'email.submitted' })
    else if (!hadFocus) events.push({ type: 'email.left' })
  }
  return { events, hadFocus }
}
