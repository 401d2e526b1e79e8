/**
 * Calls `make` once and caches its result; a failure is not cached, so the next call tries again.
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    if (made !== null) return made
    made = make()
    made.catch(() => {
      made = null
    })
    return made
  }
}
