import { renderTime } from '@shared/renderTime'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { useEffect, useState } from 'react'

const everyMs = 15_000

/**
 * The current time, updated a few times a minute: precise enough for time windows that open and
 * close. Until the page is hydrated, the time when the server rendered it: a window may close meanwhile.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return isHydrated ? now : renderTime()
}
