import { isTurned } from '@ui/direction/readingKey'

const edge = 8

/** Puts a menu under its trigger, above it where below is too little room, and inside the viewport. */
export function place(menu: HTMLElement, trigger: HTMLElement, align: 'start' | 'end') {
  const at = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const isLeft = (align === 'start') !== isTurned()
  const left = isLeft ? at.left : at.right - width
  const below = at.bottom + edge
  const top = below + height > clientHeight - edge ? at.top - height - edge : below
  menu.style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`
  menu.style.top = `${Math.max(edge, top)}px`
}
