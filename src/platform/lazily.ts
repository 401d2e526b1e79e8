/** Makes something when it is first asked for, and remembers it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
