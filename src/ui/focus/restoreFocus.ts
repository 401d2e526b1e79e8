import { focusLabel, isThere, isUsable, stopsIn } from './tabbable'

/** A focused element, with its ancestors and the child index at each level. */
type FocusSnapshot = {
  node: Element
  path: { parent: Element; at: number }[]
  dialog: Element | null
  /** The focus before the dialog opened. */
  before: FocusSnapshot | null
}

/** Runs after views that set the focus themselves. */
const waitMs = 60

/**
 * Restores the focus when the focused element is removed, such as after "Remove" or "Try again";
 * browsers would reset it to `<body>`. The focus moves to the element in its place, otherwise to
 * the nearest one before it. If none is left, `fallback` provides the target.
 */
export function restoreFocus(fallback: () => HTMLElement | null): () => void {
  let snapshot: FocusSnapshot | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body)
      snapshot = snapshotOf(target, snapshot)
  }
  const check = () => {
    timer = undefined
    if (snapshot === null || !isLost()) return
    // The user pressed outside of any control; the element still exists, so the focus is not lost.
    if (isUsable(snapshot.node)) {
      snapshot = null
      return
    }
    targetOf(snapshot, fallback)?.()
  }
  const lookSoon = () => {
    if (timer === undefined && snapshot !== null && isLost()) timer = setTimeout(check, waitMs)
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

function snapshotOf(node: Element, previous: FocusSnapshot | null): FocusSnapshot {
  const path: FocusSnapshot['path'] = []
  for (let child = node; child.parentElement !== null; child = child.parentElement) {
    const parent = child.parentElement
    path.push({ parent, at: [...parent.children].indexOf(child) })
    if (parent.matches('main, dialog, body')) break
  }
  const dialog = node.closest('dialog')
  return { node, path, dialog, before: beforeDialog(dialog, previous) }
}

/** The focus before a dialog opened; dialogs may be nested. */
function beforeDialog(
  dialog: Element | null,
  previous: FocusSnapshot | null,
): FocusSnapshot | null {
  if (dialog === null || previous === null) return null
  if (previous.dialog === dialog) return previous.before
  return previous.before?.dialog === dialog ? previous.before.before : previous
}

/** Returns a function that focuses the nearest remaining element; null if there is none. */
function targetOf(
  snapshot: FocusSnapshot,
  fallback: () => HTMLElement | null,
): (() => void) | null {
  for (const { parent, at } of snapshot.path) {
    if (!isUsable(parent) || parent.querySelector('main') !== null) continue
    const isEnd = parent.matches('main, dialog, body')
    if (isEnd && !parent.matches('dialog')) break
    const near = isEnd ? stopsIn(parent).at(0) : stopNear(parent, at)
    if (near !== undefined) return () => near.focus()
  }
  if (snapshot.before !== null && !isUsable(snapshot.dialog)) {
    const { before } = snapshot
    return isUsable(before.node)
      ? () => (before.node as HTMLElement).focus()
      : targetOf(before, fallback)
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
