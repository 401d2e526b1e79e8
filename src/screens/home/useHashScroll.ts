import { useEffect } from 'react'
import { scrollToAnchor } from './scrollToAnchor'

const hashScrollDelayMs = 1000

/** Scrolls to the section that the address names, a second after what stands above it has come. */
export function useHashScroll(isReady: boolean): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (!isReady || anchor === '') return undefined
    const timer = setTimeout(scrollToAnchor, hashScrollDelayMs, anchor)
    return () => clearTimeout(timer)
  }, [isReady])
}
