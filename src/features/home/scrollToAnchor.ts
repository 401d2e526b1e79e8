import { focusLabel } from '@ui/focus/tabbable'

const homePath = /^\/(?:home|building(?:\/[^/]+)?)?\/?$/

/**
 * Writes the anchor into the address without navigating, so that scrolling adds no history entries.
 */
export function replaceHash(anchor: string): void {
  // While the user leaves home, the address already belongs to the next page.
  if (!homePath.test(window.location.pathname)) return
  const hash = anchor === '' ? '' : `#${anchor}`
  if (window.location.hash === hash) return
  const { pathname, search } = window.location
  const { history } = window
  // The prototype's method: the router patches the one on the instance and would navigate.
  History.prototype.replaceState.call(history, history.state, '', `${pathname}${search}${hash}`)
}

/**
 * Scrolls to a section of home, and moves the focus there if the user requested it; ignores unknown
 * names.
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

/**
 * How long a section is followed after its page last grew; by then everything below the fold has
 * been laid out.
 */
const restMs = 1500
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
let stop = () => {}

/**
 * Scrolls to a section and follows it while the page grows, because content above it loads late or
 * is laid out only near the viewport. Otherwise the scroll would end at the section's initial
 * position. Stops at any user input.
 */
function leadTo(section: HTMLElement, behavior: ScrollBehavior): void {
  stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  // The observer also fires initially, which causes the first scroll.
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
