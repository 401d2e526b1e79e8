/** Limits for any input. Our own requests stay far below them. */
const depthAtMost = 16
const valuesAtMost = 2000

export type Fault = { code: 'nul' | 'depth' | 'values'; message: string }

const nul: Fault = { code: 'nul', message: 'Text must not contain the character NUL' }
const depth: Fault = { code: 'depth', message: `Nothing is deeper than ${depthAtMost} levels` }
const values: Fault = { code: 'values', message: `No more than ${valuesAtMost} values` }

/**
 * The reason to refuse an input before any schema looks at it, or null. This walk uses no recursion, so deep
 * input cannot overflow the stack here; the schemas, which do recurse, then see bounded depth only. NUL is
 * refused because PostgreSQL cannot store it in text.
 */
export function faultOf(given: unknown): Fault | null {
  const open: { value: unknown; level: number }[] = [{ value: given, level: 0 }]
  let seen = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level } = next
    if (typeof value === 'string' && value.includes('\u0000')) return nul
    if (typeof value !== 'object' || value === null) continue
    if (level === depthAtMost) return depth
    for (const key in value) {
      if (key.includes('\u0000')) return nul
      seen += 1
      if (seen > valuesAtMost) return values
      open.push({ value: (value as Record<string, unknown>)[key], level: level + 1 })
    }
  }
  return null
}
