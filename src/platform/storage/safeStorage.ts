/** Storage as far as the browser grants it: disabled, full or blocked, the app runs without. */
export type SafeStorage = {
  read(key: string): string | null
  /** Null removes the key. */
  write(key: string, value: string | null): void
}

export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
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
        // Nothing to be done: what was not stored is asked for again at the next visit.
      }
    },
  }
}
