import { act } from '@testing-library/react'

const toggle = (node: HTMLElement, newState: 'open' | 'closed') => {
  node.style.display = newState === 'open' ? 'block' : 'none'
  // A task later, as in a browser.
  setTimeout(() =>
    act(() => void node.dispatchEvent(Object.assign(new Event('toggle'), { newState }))),
  )
}
const installed = new WeakSet<Document>()

/** What jsdom lacks of dialog and popover, as little as the tests need. Files may share a document. */
export function installPlatform() {
  if (installed.has(document)) return
  installed.add(document)
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.getAnimations = () => []
  // It keeps no style sheet that is made by a script.
  CSSStyleSheet.prototype.replaceSync = () => undefined
  Object.assign(document, { adoptedStyleSheets: [] })

  HTMLElement.prototype.showPopover = function () {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function () {
    if (this.style.display !== 'none') toggle(this, 'closed')
  }
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null
    const target = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget')
    if (target) document.getElementById(target)?.showPopover()
  })

  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
