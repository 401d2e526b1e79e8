import { focusLabel, isThere, isUsable, stopsIn } from './tabbable'

/** Where the focus was: its element, and the way up from there, by the place of each in the one above. */
type Spot = {
  node: Element
  trail: { parent: Element; at: number }[]
  dialog: Element | null
  /** Where it was before it went into the dialog. */
  before: Spot | null
}

/** After the views that put it somewhere themselves. */
const waitMs = 60

/**
 * Whoever presses what goes away by it, such as "Remove" or "Try again", would be thrown to the top of the page: a browser
 * gives such a focus to nobody. It goes to what has come in its place, or to the nearest thing before it. Where nothing
 * of that is left, `fallback` says where a reader begins.
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
    // A press beside everything takes the focus off what is still there: nobody has lost it.
    if (isUsable(spot.node)) {
      spot = null
      return
    }
    placeFor(spot, fallback)?.()
  }
  const lookSoon = () => {
    if (timer === undefined && spot !== null && isLost()) timer = setTimeout(check, waitMs)
  }
  // What a browser tells of a focus that goes with its element differs; that something has changed is always told.
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

/** Asked after each change of the page, so it must cost nothing. */
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

/** Where the focus was when it went into a dialog; dialogs may stand above each other. */
function beforeDialog(dialog: Element | null, previous: Spot | null): Spot | null {
  if (dialog === null || previous === null) return null
  if (previous.dialog === dialog) return previous.before
  return previous.before?.dialog === dialog ? previous.before.before : previous
}

/** How the focus gets to the nearest place that is left, or null where there is none. */
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

/** What has come in a place, else the nearest before it, else the next after it. */
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
