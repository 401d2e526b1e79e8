import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef } from 'react'
import { markStart, markWidth, measured } from './tabIndicator.css'

const active = '[aria-selected="true"], [aria-current]'

/** Moves the mark of a bar under its active entry, and keeps that entry in view of a scrolled bar. */
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
    // It is told once at the start too, when the browser has laid out the page anyway: to measure now would make it do so
    // at once, in the middle of waking a rendered page.
    const watcher = new ResizeObserver(() => {
      setElementVars(node, {
        [markStart]: String(entry.offsetLeft + 4),
        [markWidth]: String(entry.offsetWidth - 8),
      })
      node.classList.add(measured)
      if (isPlaced) return
      isPlaced = true
      // Not scrollIntoView: that would move the page as well.
      node.scrollTo?.({ left: entry.offsetLeft - (node.clientWidth - entry.offsetWidth) / 2 })
    })
    watcher.observe(entry)
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [key])
  return bar
}
