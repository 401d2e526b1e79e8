/** During this time, a user on a slow connection may still be waiting for the first screen. */
const firstScreenMs = 4000

let isFirstScreen = true
setTimeout(() => {
  isFirstScreen = false
}, firstScreenMs)

/**
 * Runs low-priority work: after the first screen, and once the browser is idle. Returns a function
 * that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let idle: number | null = null
  const timer = setTimeout(
    () => {
      if (!('requestIdleCallback' in window)) work()
      else idle = window.requestIdleCallback(work, { timeout: 5000 })
    },
    isFirstScreen ? firstScreenMs : 0,
  )
  return () => {
    clearTimeout(timer)
    if (idle !== null) window.cancelIdleCallback(idle)
  }
}
