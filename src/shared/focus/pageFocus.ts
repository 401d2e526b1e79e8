import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { announce } from '@ui/announcer/announcer'
import { restoreFocus } from '@ui/focus/restoreFocus'
import { focusLabel, isUsable } from '@ui/focus/tabbable'
import { createFocusHistory } from './focusHistory'

/** Runs after views that set the focus themselves, and after a dialog has restored it. */
const waitMs = 50

/**
 * Manages the focus when the page changes. A navigation moves it to the heading of the new page;
 * going back restores it to the element that was pressed there. Other new headings, such as that of
 * a further step, are announced unless the focus would be lost. `restoreFocus` handles every other
 * loss of focus.
 */
export function createPageFocus(router: Pick<AnyRouter, 'state' | 'subscribe'>) {
  let heading: HTMLElement | null = null
  /** The user has left a page, and the focus has not reached the next one. */
  let isUnderWay = false
  /** Whether the user or the new page itself has moved the focus meanwhile. */
  let hasChosen = false
  const left = createFocusHistory()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const soon = (act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, waitMs)
    timers.add(timer)
  }
  const cancelAll = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  const main = () => document.querySelector('main')
  const begin = () => (isUsable(heading) ? heading : main())
  /** The focused element, unless it is only the page itself. */
  const focused = () => {
    const { activeElement: node, body } = document
    return node !== body && node !== main() && isUsable(node) ? node : null
  }
  const isInMain = (node: Element | null) => node !== null && main()?.contains(node) === true
  const readOut = () => heading !== null && focused() !== heading && announce(heading.textContent)

  const arrive = () => {
    const middle = begin()
    if (middle !== heading) {
      // The heading renders with the page's data; until then `<main>` receives a focus that would
      // be lost.
      if (focused() === null && middle !== null) focusLabel(middle)
      return
    }
    isUnderWay = false
    // If the user has opened a dialog or popover meanwhile, the focus stays there.
    if (focused()?.closest('dialog, [popover]')) return
    const back = left.find(keyOf(router.state.location), main())
    if (hasChosen && focused() !== null) readOut()
    else if (back !== null) back.focus({ preventScroll: true })
    else if (middle !== null) focusLabel(middle)
  }

  /** Receives the current heading whenever it renders. */
  const show = (node: HTMLElement) => {
    const isFirst = heading === null
    const isNew = node !== heading
    heading = node
    // A screen reader announces the first page by its title.
    if (isFirst || !isNew) return
    soon(() => {
      if (node !== heading || !isUsable(node)) return
      if (isUnderWay) arrive()
      else if (isInMain(focused())) readOut()
      else if (focused() === null) focusLabel(node)
    })
  }

  const settle = () => {
    if (!isUnderWay) return
    // Another part of the same page: the pressed element still exists.
    if (isUsable(heading) && isInMain(focused())) isUnderWay = false
    else arrive()
  }
  const start = () => {
    const choose = (event: Event) => {
      const isMove = event.type !== 'keydown' || (event as KeyboardEvent).key === 'Tab'
      const isHere = event.type !== 'focusin' || (isInMain(focused()) && focused() !== heading)
      if (isMove && isHere) hasChosen = true
    }
    const inputs = ['focusin', 'keydown', 'pointerdown'] as const
    for (const type of inputs) document.addEventListener(type, choose)
    const stops = [
      restoreFocus(begin),
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        // The end of the previous navigation, which would look like that of this one.
        cancelAll()
        left.remember(keyOf(fromLocation), isInMain(focused()) ? focused() : null)
        isUnderWay = true
        hasChosen = false
      }),
      router.subscribe('onResolved', () => soon(settle)),
    ]
    return () => {
      for (const stop of stops) stop()
      cancelAll()
      for (const type of inputs) document.removeEventListener(type, choose)
    }
  }
  return { start, show }
}

/** The router's key of a history entry, regardless of its position. */
function keyOf({ state }: ParsedLocation): string | null {
  const key: unknown = Reflect.get(state, '__TSR_key')
  return typeof key === 'string' ? key : null
}
