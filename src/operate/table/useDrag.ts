import { type DragEvent, useState } from 'react'

type Drag = {
  /** The row that is dragged. */
  key: string
  from: number
  /** The place that it is dragged over. */
  over: number
}

/** Drags a row of a list with the mouse. The buttons beside each row do the same for every other input. */
export function useDrag(onMove: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  return {
    draggedKey: drag?.key ?? null,
    /** Where the row would be dropped, seen from the row at this place. */
    edgeOf: (at: number): 'before' | 'after' | null => {
      if (drag === null || drag.over !== at || drag.from === at) return null
      return drag.from < at ? 'after' : 'before'
    },
    handle: (key: string, from: number) => ({
      draggable: true,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
        const row = currentTarget.closest('tr')
        if (row !== null) dataTransfer.setDragImage(row, 16, 16)
        dataTransfer.effectAllowed = 'move'
        // Firefox only drags what carries data.
        dataTransfer.setData('text/plain', key)
        setDrag({ key, from, over: from })
      },
      onDragEnd: () => setDrag(null),
    }),
    target: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        // Something from another list or window is not for this one.
        if (drag === null) return
        event.preventDefault()
        if (drag.over !== at) setDrag({ ...drag, over: at })
      },
      onDrop: (event: DragEvent) => {
        if (drag === null) return
        event.preventDefault()
        setDrag(null)
        if (drag.from !== at) onMove(drag.key, at)
      },
    }),
  }
}
