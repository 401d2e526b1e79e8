import { useEffect, useState } from 'react'

const everyMs = 15_000

/** The moment, looked at a few times a minute: enough for windows that open and close. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
