import type { PointerEvent } from 'react'
import { useRef } from 'react'

type Drag = {
  disabled: boolean
  /** The value at a point of the window; null outside. */
  valueAt: (x: number, y: number, box: DOMRect) => number | null
  onDrag: (value: number) => void
  /** Called when the pointer is released. */
  onChoose: (value: number) => void
  onCancel: () => void
}

/**
 * Pointer handlers that make an element draggable with one pointer; `box` is the element that is
 * measured.
 */
export function useDrag({ disabled, valueAt, onDrag, onChoose, onCancel }: Drag) {
  const dragging = useRef<{ pointer: number; value: number } | null>(null)
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const measured = currentTarget.closest('[data-drag-box]') ?? currentTarget
    return valueAt(clientX, clientY, measured.getBoundingClientRect())
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const value = at(event)
      if (disabled || dragging.current !== null || event.button !== 0 || value === null) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      dragging.current = { pointer: event.pointerId, value }
      onDrag(value)
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging.current?.pointer !== event.pointerId) return
      const value = at(event)
      if (value === null || value === dragging.current.value) return
      dragging.current.value = value
      onDrag(value)
    },
    onPointerUp: (event: PointerEvent) => {
      if (dragging.current?.pointer !== event.pointerId) return
      const { value } = dragging.current
      dragging.current = null
      onChoose(value)
    },
    onPointerCancel: (event: PointerEvent) => {
      if (dragging.current?.pointer !== event.pointerId) return
      dragging.current = null
      onCancel()
    },
  }
}
