/** The record without some of its fields. */
export function omit<T extends object, K extends keyof T>(record: T, ...fields: K[]): Omit<T, K> {
  const rest: Partial<T> = { ...record }
  for (const field of fields) delete rest[field]
  return rest as Omit<T, K>
}
