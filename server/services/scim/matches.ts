import type { Comparison, Filter } from './filter'

type Value = string | number | boolean | undefined

/** Whether the values of one object meet a filter. */
export function matches(filter: Filter, valueOf: (attribute: string) => Value): boolean {
  if ('all' in filter) return filter.all.every((each) => matches(each, valueOf))
  if ('any' in filter) return filter.any.some((each) => matches(each, valueOf))
  if ('not' in filter) return !matches(filter.not, valueOf)
  return compares(filter, valueOf(filter.attribute))
}

function compares({ operator, value }: Comparison, actual: Value): boolean {
  const [one, other] = [textOf(actual), textOf(value ?? undefined)]
  if (operator === 'pr') return actual !== undefined
  if (operator === 'ne') return one !== other
  if (operator === 'eq' || one === undefined || other === undefined) return one === other
  if (operator === 'sw') return one.startsWith(other)
  return operator === 'ew' ? one.endsWith(other) : one.includes(other)
}

/** `true` and `"True"` are the same: Entra sends both. */
const textOf = (value: Value): string | undefined => value?.toString().toLowerCase()
