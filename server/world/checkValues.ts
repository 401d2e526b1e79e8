import type { Path, WorldProblem } from './problems'

/** PostgreSQL stores neither NUL nor half of a surrogate pair; YAML can write both (`"\0"`, `"\uD800"`). */
const unstorable = /[\0\p{Cs}]/u

/** Values anywhere in a document that the database cannot store, such as in `details`. */
export function checkValues(value: unknown, path: Path = []): WorldProblem[] {
  if (typeof value === 'string') {
    return unstorable.test(value)
      ? [{ path, message: 'has a character that cannot be stored; remove it' }]
      : []
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? [] : [{ path, message: 'must be a finite number' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const place = [...path, Array.isArray(value) ? Number(name) : name]
    const named = unstorable.test(name)
      ? [{ path, message: 'has a field whose name cannot be stored; rename it' }]
      : []
    return [...named, ...checkValues(part, place)]
  })
}
