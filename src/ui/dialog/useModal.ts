import { takesFocus } from '@ui/focus/takesFocus'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Opens and closes a native modal dialog as `wanted` changes, and reports when its content may
 * unmount.
 */
export function useModal(wanted: boolean, dismissible: boolean, onClose: () => void) {
  // The server cannot open a modal dialog, so it opens after hydration.
  const open = useIsHydrated() && wanted
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // A layout effect, so that its cleanup also runs first: an unmounted dialog does not count as
  // dismissed.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!open || !node) return undefined
    return listenForDismissal(node, dismissible ? onClose : null)
  }, [open, dismissible, onClose])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!open || !node) return undefined
    // The browser would begin at the first control, which is the close button.
    if (!node.querySelector('[autofocus]')) takesFocus(firstOf(node))
    node.showModal()
    // Closing before the element is removed lets the browser restore the focus.
    return () => node.close()
  }, [open])

  useEffect(() => {
    const node = dialog.current
    if (open || !present || !node) return undefined
    let stale = false
    // The content stays during the closing animation.
    void Promise.allSettled(node.getAnimations().map((it) => it.finished)).then(() => {
      if (!stale) setPresent(false)
    })
    return () => {
      stale = true
    }
  }, [open, present])

  return { dialog, present, isOpen: open }
}

/** The first field of a dialog, otherwise its title. */
const firstOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
  dialog.querySelector('h2')

/**
 * Handles Escape and presses on the backdrop of an open dialog; null ignores them. Returns a
 * function that stops it.
 */
function listenForDismissal(dialog: HTMLDialogElement, dismiss: (() => void) | null) {
  const stop = new AbortController()
  const own = (event: Event) => event.target === dialog
  const on = (type: string, listener: (event: Event) => void) =>
    dialog.addEventListener(type, listener, { signal: stop.signal })
  let pressedBackdrop = false

  on('cancel', (event) => {
    // The `cancel` event of a file input bubbles up to here.
    if (!own(event)) return
    event.preventDefault()
    dismiss?.()
  })
  // Chromium closes on a second Escape, even if `cancel` was prevented.
  on('close', (event) => {
    if (!own(event)) return
    if (dismiss) dismiss()
    else dialog.showModal()
  })
  on('pointerdown', (event) => {
    pressedBackdrop = own(event)
  })
  on('click', (event) => {
    // Requires press and release on the backdrop, so that a text selection that ends outside does
    // not close.
    if (pressedBackdrop && own(event)) dismiss?.()
  })
  return () => stop.abort()
}
