import { type RefObject, useEffect, useRef } from 'react'
import { announce, type Urgency } from './announcer'

/** Says its text whenever that changes; an empty one says nothing. */
export function Announcement({ text, urgency }: { text: string; urgency?: Urgency }) {
  useEffect(() => (text === '' ? undefined : announce(text, urgency)), [text, urgency])
  return null
}

type Speech = {
  /** False keeps silent. */
  speaks?: boolean
  urgency?: Urgency
  /** What stands there from the start is no news: only what changes is said. */
  isThereFirst?: boolean
}

/**
 * Says what an element holds, when it has come and whenever that changes. Its words stay where they are: the announcer
 * says them a second time, to those who do not see them come.
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

/** The words of an element as they are heard: without its buttons, which are found where they stand. */
function messagesOf(element: Element | null): string {
  if (element === null) return ''
  const copy = element.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('button, [aria-hidden="true"]')) silent.remove()
  // Between blocks there is no blank in the text.
  for (const block of copy.querySelectorAll('p, li, h1, h2, h3, div')) block.append(' ')
  return copy.textContent.replace(/\s+/g, ' ').trim()
}
