import { useEffect, useState } from 'react'
import { scrollToAnchor } from './scrollToAnchor'

const hashScrollDelayMs = 1000

/**
 * Scrolls to the section that the address names, a second after what stands above it has come.
 * True once that is done, or was never wanted: until then the hash is not ours to change.
 */
export function useHashScroll(isReady: boolean, isReturn: boolean): boolean {
  const [isDone, setDone] = useState(isReturn)
  useEffect(() => {
    if (!isReady || isReturn) return undefined
    const anchor = window.location.hash.slice(1)
    const timer = setTimeout(
      () => {
        scrollToAnchor(anchor, false)
        setDone(true)
      },
      anchor === '' ? 0 : hashScrollDelayMs,
    )
    return () => clearTimeout(timer)
  }, [isReady, isReturn])
  return isDone
}
