/** Something that must not remain: a text, or the object itself. */
export type Trace = string | object

/**
 * The path to each place where one of these is found from the roots: in texts, as a key, or as the object itself.
 * Searches objects, arrays, maps, sets and functions' own properties, including private ones by name and symbols; what
 * a function only encloses cannot be seen.
 */
export function tracesOf(roots: Record<string, unknown>, wanted: Record<string, Trace>): string[] {
  const seen = new Set<unknown>([globalThis, globalThis.window])
  const found: string[] = []
  const queue: [path: string, value: unknown][] = Object.entries(roots)

  // Grows during the iteration; removing its first item each time would move all the others.
  for (const [path, value] of queue) {
    const isObject = (typeof value === 'object' || typeof value === 'function') && value !== null
    if (isObject && seen.has(value)) continue
    if (isObject) seen.add(value)
    for (const [name, trace] of Object.entries(wanted)) {
      if (typeof trace === 'string' ? isIn(value, trace) : value === trace) {
        found.push(`${name} at ${path}`)
      }
    }
    if (!isObject) continue
    queue.push(...within(value).map(([key, each]): [string, unknown] => [`${path}.${key}`, each]))
  }
  return found
}

function isIn(value: unknown, trace: string): boolean {
  return typeof value === 'string' && value.includes(trace)
}

/** Through it each file of jsdom reaches its window, and so every page that earlier tests have shown. */
const windowOfJsdom = '_globalObject'

function within(value: object): [key: string, value: unknown][] {
  const own = Reflect.ownKeys(value).flatMap((key): [string, unknown][] => {
    const name = String(key)
    if (name === windowOfJsdom) return []
    // A getter's result is not stored anywhere; what it reads is found separately.
    const descriptor = Reflect.getOwnPropertyDescriptor(value, key)
    return [
      [`keys.${name}`, name],
      [name, descriptor?.value],
    ]
  })
  const entries =
    value instanceof Map ? [...value] : value instanceof Set ? [...value.entries()] : []
  return [
    ...own,
    ...entries.flatMap(([key, each], index): [string, unknown][] => [
      [`keys.${index}`, key],
      [`values.${index}`, each],
    ]),
  ]
}
