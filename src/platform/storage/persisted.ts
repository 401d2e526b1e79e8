import { type SafeStorage, safeStorage } from './safeStorage'

/** Raised whenever the shape of anything persisted changes; older data then starts clean. */
const version = 1

export const local = safeStorage('localStorage')
export const session = safeStorage('sessionStorage')

/** One persisted value: written with its version, read only if version and shape fit. */
export type Persisted<Value> = {
  key: string
  read(): Value | null
  /** What another tab wrote, from its storage event. */
  parse(text: string | null): Value | null
  write(value: Value | null): void
}

export function persisted<Value>(
  key: string,
  isValue: (given: unknown) => given is Value,
  storage: SafeStorage = local,
): Persisted<Value> {
  const parse = (text: string | null): Value | null => {
    try {
      const stored: unknown = JSON.parse(String(text))
      if (!isRecord(stored) || stored.version !== version) return null
      return isValue(stored.value) ? stored.value : null
    } catch {
      return null
    }
  }
  return {
    key,
    parse,
    read: () => parse(storage.read(key)),
    write: (value) =>
      storage.write(key, value === null ? null : JSON.stringify({ version, value })),
  }
}

export function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null
}
