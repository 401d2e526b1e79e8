import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Drives a native modal dialog from `wanted`, and says when its contents may leave. */
export function useModal(wanted: boolean, dismissible: boolean, onClose: () => void) {
  // The server cannot open a dialog, so one that is wanted before its page has woken opens then.
  const open = useIsHydrated() && wanted
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // Before the next effect, so that it also stops before: a dialog that is taken away was not dismissed.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!open || !node) return undefined
    return listenForDismissal(node, dismissible ? onClose : null)
  }, [open, dismissible, onClose])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!open || !node) return undefined
    node.showModal()
    // Closing before the element goes lets the browser give the focus back.
    return () => node.close()
  }, [open])

  useEffect(() => {
    const node = dialog.current
    if (open || !present || !node) return undefined
    let stale = false
    // The contents stay while the dialog fades, else it would fade empty.
    void Promise.allSettled(node.getAnimations().map((it) => it.finished)).then(() => {
      if (!stale) setPresent(false)
    })
    return () => {
      stale = true
    }
  }, [open, present])

  return { dialog, present, isOpen: open }
}

/** Escape and presses on the backdrop of an open dialog; null keeps it open. Returns the way to stop. */
function listenForDismissal(dialog: HTMLDialogElement, dismiss: (() => void) | null) {
  const stop = new AbortController()
  const own = (event: Event) => event.target === dialog
  const on = (type: string, listener: (event: Event) => void) =>
    dialog.addEventListener(type, listener, { signal: stop.signal })
  let pressedBackdrop = false

  on('cancel', (event) => {
    // A file input's own `cancel` bubbles up to here.
    if (!own(event)) return
    event.preventDefault()
    dismiss?.()
  })
  // Chromium closes on a second Escape whatever `cancel` said.
  on('close', (event) => {
    if (!own(event)) return
    if (dismiss) dismiss()
    else dialog.showModal()
  })
  on('pointerdown', (event) => {
    pressedBackdrop = own(event)
  })
  on('click', (event) => {
    // Both ends on the backdrop: selecting text that ends outside must not close.
    if (pressedBackdrop && own(event)) dismiss?.()
  })
  return () => stop.abort()
}
