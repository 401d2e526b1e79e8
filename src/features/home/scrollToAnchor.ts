import { focusWords } from '@ui/focus/stops'
import { leadTo } from './leadTo'
import { isAnchor } from './sections'

const homePath = /^\/(?:home|building(?:\/[^/]+)?)?\/?$/

/** Writes the anchor into the address without navigating: Back does not walk through scrolling. */
export function replaceHash(anchor: string): void {
  // While home is being left, the address is that of the next page already.
  if (!homePath.test(window.location.pathname)) return
  const hash = anchor === '' ? '' : `#${anchor}`
  if (window.location.hash === hash) return
  const { pathname, search } = window.location
  const { history } = window
  // The prototype's own: the router listens to the one on the object and would navigate.
  History.prototype.replaceState.call(history, history.state, '', `${pathname}${search}${hash}`)
}

/**
 * Scrolls to a section of home, and takes the focus along where somebody has asked for it; names that are none of its
 * anchors are left alone.
 */
export function scrollToAnchor(anchor: string, takesFocus = true): void {
  if (!isAnchor(anchor)) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const section = document.getElementById(anchor)
  if (section) leadTo(section, isStill ? 'auto' : 'smooth')
  const title = section?.querySelector<HTMLElement>('h1, h2')
  if (takesFocus && title) focusWords(title)
  replaceHash(anchor)
}
