/** Makes something at the first call and remembers it; a failure is forgotten, so the next call tries again. */
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
