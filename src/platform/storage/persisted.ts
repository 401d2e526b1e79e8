/** Raise it whenever the shape of any persisted value changes; older data is then ignored. */
const version = 1

export const local = safeStorage('localStorage')
export const session = safeStorage('sessionStorage')

/** One persisted value: written with its version, and read only if version and shape match. */
export type Persisted<Value> = {
  key: string
  read(): Value | null
  /** Parses the value that another tab wrote, from its storage event. */
  parse(text: string | null): Value | null
  write(value: Value | null): void
}

export function persisted<Value>(
  key: string,
  isValue: (input: unknown) => input is Value,
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

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null
}

/** Storage that never throws: if it is disabled, full or blocked, the app runs without it. */
type SafeStorage = {
  read(key: string): string | null
  /** Null removes the key. */
  write(key: string, value: string | null): void
}

function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  return {
    read: (key) => {
      try {
        return window[kind].getItem(key)
      } catch {
        return null
      }
    },
    write: (key, value) => {
      try {
        if (value === null) window[kind].removeItem(key)
        else window[kind].setItem(key, value)
      } catch {
        // Ignored: the app requests a value that was not stored again at the next page load.
      }
    },
  }
}
