import type { AppRouter } from '@router/router'
import type { ParsedLocation } from '@tanstack/react-router'
import { announce } from '@ui/announcer/announcer'
import { restoreFocus } from '@ui/focus/restoreFocus'
import { focusLabel, isUsable } from '@ui/focus/tabbable'
import { createFocusHistory } from './focusHistory'

/** After the views that put the focus somewhere themselves, and after it was given back by a dialog. */
const waitMs = 50

/**
 * Where the focus goes when a page changes. A navigation leads it to the heading of the new page, a way back to what was
 * pressed there. A heading that comes otherwise, as of a further step, is read out where the focus has something better to
 * do. Whatever else loses the focus is found by `keepFocus`.
 */
export function createPageFocus(router: AppRouter) {
  let heading: HTMLElement | null = null
  /** A page was left, and the focus has not arrived at the next one. */
  let isUnderWay = false
  /** Whether the visitor, or the new page itself, has put the focus somewhere meanwhile. */
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
  const main = () => document.querySelector('main')
  const begin = () => (isUsable(heading) ? heading : main())
  /** What has the focus and is more than the page itself. */
  const focused = () => {
    const { activeElement: node, body } = document
    return node !== body && node !== main() && isUsable(node) ? node : null
  }
  const isInMain = (node: Element | null) => node !== null && main()?.contains(node) === true
  const readOut = () => heading !== null && focused() !== heading && announce(heading.textContent)

  const arrive = () => {
    const middle = begin()
    if (middle !== heading) {
      // The heading comes with what the page shows; until then its main part has the focus of what has gone.
      if (focused() === null && middle !== null) focusLabel(middle)
      return
    }
    isUnderWay = false
    // Whoever has opened something over the page meanwhile stays in it.
    if (focused()?.closest('dialog, [popover]')) return
    const back = left.find(keyOf(router.state.location), main())
    if (hasChosen && focused() !== null) readOut()
    else if (back !== null) back.focus({ preventScroll: true })
    else if (middle !== null) focusLabel(middle)
  }

  /** Is told of the heading on show, whenever that is drawn. */
  const show = (node: HTMLElement) => {
    const isFirst = heading === null
    const isNew = node !== heading
    heading = node
    // The page that one comes to first is read by its title.
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
    // Another part of the same page: what was pressed is still there.
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
        left.keep(keyOf(fromLocation), isInMain(focused()) ? focused() : null)
        isUnderWay = true
        hasChosen = false
      }),
      router.subscribe('onResolved', () => soon(settle)),
    ]
    return () => {
      for (const stop of stops) stop()
      for (const timer of timers) clearTimeout(timer)
      for (const type of inputs) document.removeEventListener(type, choose)
    }
  }
  return { start, show }
}

/** Of an entry of the browser's history, whatever stands before and behind it. */
function keyOf({ state }: ParsedLocation): string | null {
  const key: unknown = Reflect.get(state, '__TSR_key')
  return typeof key === 'string' ? key : null
}
