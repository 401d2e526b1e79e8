import { useEffect, useState } from 'react'
import { replaceHash } from './scrollToAnchor'

/**
 * A section counts as in view this far before it reaches the docked bars
 * (docs/behaviour.md#sections).
 */
const thresholdPx = 50
const barEm = 4
const watched = ['spotlight', 'discover'] as const

type Watched = (typeof watched)[number]

/** The lowest section whose top has passed under the docked bars; null above the first. */
function sectionInView(): Watched | null {
  const root = document.documentElement
  const dock = Number.parseFloat(getComputedStyle(root).fontSize) * barEm
  const header = document.querySelector('header')?.offsetHeight ?? 0
  const line = header + dock + thresholdPx
  // At the end of the page, which cannot scroll further, the last section counts.
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1
  return (
    watched.findLast((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      return box !== undefined && (isAtEnd || box.top <= line) && box.bottom > header
    }) ?? null
  )
}

/** Follows scrolling, at most once per frame; updates the hash if it `mayReplaceHash`. */
export function useSectionInView(mayReplaceHash: boolean): Watched | null {
  const [inView, setInView] = useState<Watched | null>(null)
  useEffect(() => {
    let frame = 0
    const check = () => {
      frame = 0
      const next = sectionInView()
      setInView(next)
      if (mayReplaceHash) replaceHash(next ?? '')
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(check)
    }
    frame = requestAnimationFrame(check)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [mayReplaceHash])
  return inView
}
