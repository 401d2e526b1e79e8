const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

/** Whether an element is there to be seen and used: in the page, not hidden, not below an open dialog. */
export function isUsable(node: Element | null): node is HTMLElement {
  return node instanceof HTMLElement && isThere(node) && isShown(node)
}

/** As far as the document alone says it: nothing is laid out to find out. */
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

/** What a keyboard can reach in an element, itself included, in the order of the page. */
export function stopsIn(element: Element): HTMLElement[] {
  const all = [element, ...element.querySelectorAll(controls)]
  return all.filter(
    (node) => node.matches(controls) && isUsable(node) && node.tabIndex >= 0,
  ) as HTMLElement[]
}

/** Puts the focus on what is no control, such as a heading: it is read from there on. */
export function focusLabel(node: HTMLElement): void {
  if (!node.hasAttribute('tabindex')) node.tabIndex = -1
  // How far the page is scrolled is not ours to say.
  node.focus({ preventScroll: true })
}

/** Whether the focus is nobody's: on the page itself, on its main part or on a heading, as after a navigation. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return !isUsable(activeElement) || activeElement.matches('main, h1, h2')
}
