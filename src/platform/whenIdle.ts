/** During this time, a user on a slow connection may still be waiting for the first screen. */
const firstScreenMs = 4000

let isFirstScreen = true
setTimeout(() => {
  isFirstScreen = false
}, firstScreenMs)

/** Runs work once the browser is idle, at the latest after 5 seconds. Returns a function that cancels it. */
export function onceIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: 5000 })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}

/**
 * Runs low-priority work: after the first screen, and once the browser is idle. Returns a function
 * that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(
    () => {
      cancelIdle = onceIdle(work)
    },
    isFirstScreen ? firstScreenMs : 0,
  )
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
