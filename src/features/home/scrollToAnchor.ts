import { focusLabel } from '@ui/focus/tabbable'

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
  if (takesFocus && title) focusLabel(title)
  replaceHash(anchor)
}

/** How long a section is followed after its page has last grown: by then what is below the fold has been laid out. */
const restMs = 1500
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
let stop = () => {}

/**
 * Scrolls to a section and stays with it while its page grows: what stands above comes late, or is laid out only when it
 * is near. Without this the scroll would end where the section was when it began. Whoever does anything meanwhile is left
 * alone.
 */
function leadTo(section: HTMLElement, behavior: ScrollBehavior): void {
  stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Tells of the size at once too: that is the first scroll.
  const growth = new ResizeObserver(() => {
    section.scrollIntoView({ behavior, block: 'start' })
    clearTimeout(timer)
    timer = setTimeout(end, restMs)
  })
  const end = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const input of inputs) window.removeEventListener(input, end)
  }
  stop = end
  for (const input of inputs) window.addEventListener(input, end, { passive: true })
  growth.observe(document.body)
}

/** Scroll anchors of home; a URL hash names one of them. */
const anchors = ['home', 'utilities', 'spotlight', 'discover'] as const
type Anchor = (typeof anchors)[number]

function isAnchor(name: string): name is Anchor {
  return anchors.some((anchor) => anchor === name)
}
