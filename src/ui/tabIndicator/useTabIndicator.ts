import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef } from 'react'
import { markStart, markWidth, measured } from './tabIndicator.css'

const active = '[aria-selected="true"], [aria-current]'

/** Moves the indicator of a bar under its active entry, and scrolls the bar to show that entry. */
export function useTabIndicator<Bar extends HTMLElement>(key: string | null) {
  const bar = useRef<Bar>(null)
  useLayoutEffect(() => {
    const node = bar.current
    const entry = key === null ? null : node?.querySelector<HTMLElement>(active)
    if (!node || !entry) {
      node?.classList.remove(measured)
      return undefined
    }
    let isPlaced = false
    // The observer also fires initially, after the browser's layout. Measuring here would force a
    // layout in the middle of hydration.
    const watcher = new ResizeObserver(() => {
      setElementVars(node, {
        [markStart]: String(entry.offsetLeft + 4),
        [markWidth]: String(entry.offsetWidth - 8),
      })
      node.classList.add(measured)
      if (isPlaced) return
      isPlaced = true
      // Not `scrollIntoView`, which would also scroll the page.
      node.scrollTo?.({ left: entry.offsetLeft - (node.clientWidth - entry.offsetWidth) / 2 })
    })
    watcher.observe(entry)
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [key])
  return bar
}
