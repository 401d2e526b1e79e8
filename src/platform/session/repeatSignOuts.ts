import type { SessionEvent } from '@machines/auth/session/events'
import type { Listener } from '@platform/actorOf'
import { owedSignOuts } from './owedSignOuts'

type Repeat = (fingerprints: string[], signal: AbortSignal) => Promise<void>

const firstPauseMs = 2000
const maxPauseMs = 60_000
const callMs = 15_000

/** Emits when this page load has stored an unconfirmed sign-out. */
export const signOutLost = new EventTarget()

/**
 * Repeats unconfirmed sign-outs until the server confirms them: immediately, after growing
 * intervals, and when the browser is online again. Another tab may settle them meanwhile.
 */
export const repeatSignOuts =
  (repeat: Repeat): Listener<SessionEvent> =>
  (emit) => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = firstPauseMs
    let isTrying = false
    let wasOwed = false

    const tryNow = async (): Promise<void> => {
      if (isTrying || signal.aborted) return
      clearTimeout(timer)
      const fingerprints = owedSignOuts.read()
      if (fingerprints.length === 0) {
        if (wasOwed) emit({ type: 'signOut.confirmed' })
        wasOwed = false
        return
      }
      if (!wasOwed) emit({ type: 'signOut.owed' })
      wasOwed = true
      isTrying = true
      try {
        await repeat(fingerprints, AbortSignal.any([signal, AbortSignal.timeout(callMs)]))
        owedSignOuts.settle(fingerprints)
        pauseMs = firstPauseMs
        isTrying = false
        await tryNow()
      } catch {
        isTrying = false
        if (signal.aborted) return
        timer = setTimeout(() => void tryNow(), pauseMs)
        pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      }
    }
    const again = () => {
      pauseMs = firstPauseMs
      void tryNow()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === owedSignOuts.key || key === null) again()
    }
    signOutLost.addEventListener('lost', again, { signal })
    window.addEventListener('online', again, { signal })
    window.addEventListener('storage', onStorage, { signal })
    again()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }
