/** Limits for any input. Our own requests stay far below them. */
const maxDepth = 16
const maxValues = 2000

export type ValidationIssue = { code: 'nul' | 'depth' | 'values'; message: string }

const nul: ValidationIssue = { code: 'nul', message: 'Text must not contain the character NUL' }
const depth: ValidationIssue = {
  code: 'depth',
  message: `Input must not be nested deeper than ${maxDepth} levels`,
}
const values: ValidationIssue = {
  code: 'values',
  message: `Input must not have more than ${maxValues} values`,
}

/**
 * The reason to refuse an input before any schema validates it, or null. It uses no recursion, so deeply nested input
 * cannot overflow the stack; the schemas, which do recurse, then see bounded depth only. NUL is refused because
 * PostgreSQL cannot store it in text.
 */
export function issueOf(input: unknown): ValidationIssue | null {
  const open: { value: unknown; level: number }[] = [{ value: input, level: 0 }]
  let seen = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level } = next
    if (typeof value === 'string' && value.includes('\u0000')) return nul
    if (typeof value !== 'object' || value === null) continue
    if (level === maxDepth) return depth
    for (const key in value) {
      if (key.includes('\u0000')) return nul
      seen += 1
      if (seen > maxValues) return values
      open.push({ value: (value as Record<string, unknown>)[key], level: level + 1 })
    }
  }
  return null
}
