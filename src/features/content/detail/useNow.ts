import { useEffect, useState } from 'react'

const everyMs = 15_000

/**
 * The current time, updated a few times a minute: precise enough for time windows that open and
 * close.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
