/** Escape and presses on the backdrop of an open dialog; null keeps it open. Returns the way to stop. */
export function listenForDismissal(dialog: HTMLDialogElement, dismiss: (() => void) | null) {
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
