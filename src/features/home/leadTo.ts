/** How long a section is followed after its page has last grown: by then what is below the fold has been laid out. */
const restMs = 1500
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
let stop = () => {}

/**
 * Scrolls to a section and stays with it while its page grows: what stands above comes late, or is laid out only when it
 * is near. Without this the scroll would end where the section was when it began. Whoever does anything meanwhile is left
 * alone.
 */
export function leadTo(section: HTMLElement, behavior: ScrollBehavior): void {
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
