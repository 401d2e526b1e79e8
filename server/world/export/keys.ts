import { derivedUuid } from '../derivedUuid'

/** Makes keys that are unique in one list: `harbor-room`, `harbor-room-2`. */
export function createKeys(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    const slug = slugOf(name)
    let key = slug
    for (let nth = 2; used.has(key); nth += 1) key = `${slug}-${nth}`
    used.add(key)
    return key
  }
}

/** `Harbor Room` → `harbor-room`. */
export function slugOf(name: string): string {
  const ascii = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll('ß', 'ss')
  return (
    ascii
      .replaceAll(/[^a-z\d]+/g, '-')
      .slice(0, 60)
      .replaceAll(/^-|-$/g, '') || 'record'
  )
}

/** The uuid, unless it follows from the key (`derivedUuid`). */
export const uuidUnlessDerived = (uuid: string, name: string) =>
  uuid === derivedUuid(name) ? {} : { uuid }

/** The record without what is empty in the database: a new record starts that way. */
export function withoutNull<T extends Record<string, unknown>>(
  record: T,
): { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>
} {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && !isEmpty(value)),
  ) as never
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
