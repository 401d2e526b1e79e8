import { useEffect } from 'react'

/** Keeps the screen from going dark while something is held under a reader; where the browser cannot, nothing happens. */
export function useScreenAwake(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const send = async () => {
      // The browser takes it back whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      try {
        const granted = (await navigator.wakeLock?.request('screen')) ?? null
        if (isOver) await granted?.release()
        else lock = granted
      } catch {
        // A device that saves its battery says no.
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
