/** The longest that a timer of a browser waits; it ends a longer one at once. */
const maxMs = 2 ** 31 - 1

/**
 * Calls at a moment by this device's clock, in milliseconds since 1970, however far away; at once if it has passed. The
 * returned function stops that.
 */
export function callAt(at: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const ms = at - Date.now()
    timer = setTimeout(ms > maxMs ? wait : call, Math.min(Math.max(ms, 0), maxMs))
  }
  wait()
  return () => clearTimeout(timer)
}
