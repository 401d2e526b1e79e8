import { focusLabel, isThere, isUsable, stopsIn } from './tabbable'

/** A focused element, with its ancestors and the child index at each level. */
type Spot = {
  node: Element
  trail: { parent: Element; at: number }[]
  dialog: Element | null
  /** The focus before the dialog opened. */
  before: Spot | null
}

/** Runs after views that set the focus themselves. */
const waitMs = 60

/**
 * Restores the focus when the focused element is removed, such as after "Remove" or "Try again";
 * browsers would reset it to `<body>`. The focus moves to the element in its place, otherwise to
 * the nearest one before it. If none is left, `fallback` provides the target.
 */
export function restoreFocus(fallback: () => HTMLElement | null): () => void {
  let spot: Spot | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) spot = spotOf(target, spot)
  }
  const check = () => {
    timer = undefined
    if (spot === null || !isLost()) return
    // The user pressed outside of any control; the element still exists, so the focus is not lost.
    if (isUsable(spot.node)) {
      spot = null
      return
    }
    placeFor(spot, fallback)?.()
  }
  const lookSoon = () => {
    if (timer === undefined && spot !== null && isLost()) timer = setTimeout(check, waitMs)
  }
  // Browsers differ in the events for a removed focused element, but a mutation is always observed.
  const changes = new MutationObserver(lookSoon)
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert'],
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', lookSoon)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', lookSoon)
  }
}

/** Runs after every change of the page, so it must be cheap. */
function isLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !isThere(activeElement)
}

function spotOf(node: Element, previous: Spot | null): Spot {
  const trail: Spot['trail'] = []
  for (let child = node; child.parentElement !== null; child = child.parentElement) {
    const parent = child.parentElement
    trail.push({ parent, at: [...parent.children].indexOf(child) })
    if (parent.matches('main, dialog, body')) break
  }
  const dialog = node.closest('dialog')
  return { node, trail, dialog, before: beforeDialog(dialog, previous) }
}

/** The focus before a dialog opened; dialogs may be nested. */
function beforeDialog(dialog: Element | null, previous: Spot | null): Spot | null {
  if (dialog === null || previous === null) return null
  if (previous.dialog === dialog) return previous.before
  return previous.before?.dialog === dialog ? previous.before.before : previous
}

/** Returns a function that focuses the nearest remaining element; null if there is none. */
function placeFor(spot: Spot, fallback: () => HTMLElement | null): (() => void) | null {
  for (const { parent, at } of spot.trail) {
    if (!isUsable(parent) || parent.querySelector('main') !== null) continue
    const isEnd = parent.matches('main, dialog, body')
    if (isEnd && !parent.matches('dialog')) break
    const near = isEnd ? stopsIn(parent).at(0) : stopNear(parent, at)
    if (near !== undefined) return () => near.focus()
  }
  if (spot.before !== null && !isUsable(spot.dialog)) {
    const { before } = spot
    return isUsable(before.node)
      ? () => (before.node as HTMLElement).focus()
      : placeFor(before, fallback)
  }
  const begin = fallback()
  return begin === null ? null : () => focusLabel(begin)
}

/**
 * The tabbable element at a position, otherwise the nearest before it, otherwise the next after it.
 */
function stopNear(parent: Element, at: number): HTMLElement | undefined {
  const children = [...parent.children]
  const instead = children[at]
  const before = children.slice(0, at).flatMap(stopsIn).at(-1)
  return (
    (instead && stopsIn(instead).at(0)) ??
    before ??
    children
      .slice(at + 1)
      .flatMap(stopsIn)
      .at(0)
  )
}
