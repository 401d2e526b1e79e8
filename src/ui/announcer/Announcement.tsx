import { type RefObject, useEffect, useRef } from 'react'
import { announce, type Urgency } from './announcer'

/** Announces its text whenever that changes; an empty text is not announced. */
export function Announcement({ text, urgency }: { text: string; urgency?: Urgency }) {
  useEffect(() => (text === '' ? undefined : announce(text, urgency)), [text, urgency])
  return null
}

type Speech = {
  /** False disables the announcement. */
  speaks?: boolean
  urgency?: Urgency | undefined
  /** Whether the initial content is not announced, only later changes. */
  isThereFirst?: boolean
}

/**
 * Announces an element's text when it appears and whenever it changes. The element stays as it is;
 * the announcer repeats its text for screen reader users.
 */
export function useSpoken<Node extends HTMLElement>({
  speaks = true,
  urgency = 'polite',
  isThereFirst = false,
}: Speech = {}): RefObject<Node | null> {
  const node = useRef<Node>(null)
  const announced = useRef<string>(undefined)
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => {
    const text = speaks ? messagesOf(node.current) : ''
    const isNew = announced.current === undefined ? !isThereFirst : text !== announced.current
    announced.current = text
    if (!isNew) return
    withdraw.current?.()
    withdraw.current = text === '' ? undefined : announce(text, urgency)
  })
  useEffect(() => () => withdraw.current?.(), [])
  return node
}

/** The element's text for the announcement, without its buttons, which users find in place. */
function messagesOf(element: Element | null): string {
  if (element === null) return ''
  const copy = element.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('button, [aria-hidden="true"]')) silent.remove()
  // `textContent` has neither a space nor a pause between blocks.
  for (const block of copy.querySelectorAll('p, li, h1, h2, h3, div, br')) block.append('\n')
  const text = copy.textContent.trim().replace(/([^\s.!?:…])\s*\n\s*/g, '$1. ')
  return text.replace(/\s+/g, ' ')
}
