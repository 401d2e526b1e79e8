import { useEffect } from 'react'

/**
 * Prevents the screen from turning off while the user holds a code under a reader; does nothing if
 * the browser does not support it.
 */
export function useScreenAwake(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const send = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      try {
        const granted = (await navigator.wakeLock?.request('screen')) ?? null
        if (isOver) await granted?.release()
        else lock = granted
      } catch {
        // A device in battery-saving mode refuses the lock.
      }
    }
    void send()
    document.addEventListener('visibilitychange', send)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', send)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
