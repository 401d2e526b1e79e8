/** Runs what nobody waits for once the browser has nothing better to do. Returns its cancel. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 5000 })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 1500)
  return () => clearTimeout(handle)
}
