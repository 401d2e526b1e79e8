import { act } from '@testing-library/react'

const toggle = (node: HTMLElement, newState: 'open' | 'closed') => {
  node.style.display = newState === 'open' ? 'block' : 'none'
  // A task later, as in a browser.
  setTimeout(() =>
    act(() => void node.dispatchEvent(Object.assign(new Event('toggle'), { newState }))),
  )
}
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea'
/** What had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>()
const giveBack = (node: Element | null | undefined) => {
  if (node instanceof HTMLElement && node.isConnected) node.focus()
}
const installed = new WeakSet<Document>()

/** The parts of dialog and popover that jsdom lacks, as far as the tests need them. Files may share a document. */
export function installPlatform() {
  if (typeof document === 'undefined') return
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  if (installed.has(document)) return
  installed.add(document)
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
    // Browsers report this to assistive technology without the attribute.
    this.setAttribute('aria-modal', 'true')
    openers.set(this, document.activeElement)
    this.querySelector<HTMLElement>(`[autofocus], ${controls}`)?.focus()
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.removeAttribute('aria-modal')
    giveBack(openers.get(this))
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.getAnimations = () => []
  window.getComputedStyle = computedStyles()
  window.scrollTo = () => undefined
  // Nothing has a position here.
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  // jsdom drops style sheets that a script creates.
  CSSStyleSheet.prototype.replaceSync = () => undefined
  Object.assign(document, { adoptedStyleSheets: [] })

  HTMLElement.prototype.showPopover = function () {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function () {
    if (this.style.display === 'none') return
    const hadFocus = this.contains(document.activeElement)
    toggle(this, 'closed')
    if (hadFocus) giveBack(document.querySelector(`[popovertarget="${this.id}"]`))
  }
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null
    const target = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget')
    if (target) document.getElementById(target)?.showPopover()
  })

  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined })
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

/**
 * jsdom's computed styles, each computed once as long as the document does not change: queries by role and axe request
 * those of the same elements again and again. jsdom has no styles of pseudo-elements, and prints an error for each
 * request.
 */
function computedStyles(): typeof window.getComputedStyle {
  const compute = window.getComputedStyle.bind(window)
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  const forget = () => {
    known = new WeakMap()
  }
  const changes = new MutationObserver(forget)
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  return (node) => {
    if (changes.takeRecords().length > 0) forget()
    const style = known.get(node) ?? compute(node)
    // An element outside of the document changes unobserved.
    if (node.isConnected) known.set(node, style)
    return style
  }
}
