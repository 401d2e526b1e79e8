import { type Json, toJson } from '../fixtures/values'

/** A value that differs, by its path: `draft.email`. */
export interface Difference {
  readonly path: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What differs between two values, without secrets. Lists are compared as a whole. */
export function differences(before: unknown, after: unknown, secret?: RegExp): Difference[] {
  return differing(toJson(before, secret), toJson(after, secret), '')
}

function differing(before: Json | undefined, after: Json | undefined, path: string): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) =>
    differing(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
