const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

/**
 * Whether an element is visible and usable: in the document, not hidden, not below an open dialog.
 */
export function isUsable(node: Element | null): node is HTMLElement {
  return node instanceof HTMLElement && isThere(node) && isShown(node)
}

/** The same by the DOM alone, without causing layout. */
export function isThere(node: Element): boolean {
  const isTakenAway = node.closest('[hidden], [inert], dialog:not([open])') !== null
  return node.isConnected && !isTakenAway && !node.matches(':disabled')
}

function isShown(node: HTMLElement): boolean {
  if (typeof node.checkVisibility === 'function') return node.checkVisibility()
  for (let at: HTMLElement | null = node; at !== null; at = at.parentElement) {
    if (at.style.display === 'none') return false
  }
  return true
}

/** The tabbable elements within an element, including itself, in document order. */
export function stopsIn(element: Element): HTMLElement[] {
  const all = [element, ...element.querySelectorAll(controls)]
  return all.filter(
    (node) => node.matches(controls) && isUsable(node) && node.tabIndex >= 0,
  ) as HTMLElement[]
}

/** Focuses an element that is not a control, such as a heading, so that reading continues there. */
export function focusLabel(node: HTMLElement): void {
  if (!node.hasAttribute('tabindex')) node.tabIndex = -1
  // The scroll position is managed elsewhere.
  node.focus({ preventScroll: true })
}

/**
 * Whether no control has the focus: it is on the page, its main part or a heading, as after a
 * navigation.
 */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return !isUsable(activeElement) || activeElement.matches('main, h1, h2')
}
