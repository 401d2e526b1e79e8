import type { CapturedEvents } from './inline/captureEvents'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field whose value differs from the rendered one. */
type Typed = { field: Field; value: string; isChecked: boolean }

/** What the user did before hydration: captured presses, and changed fields. */
export type Done = Pick<CapturedEvents, 'presses'> & { typed: Typed[] }

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** Call this before hydration: React resets some fields. */
export function takeCapturedEvents(root: HTMLElement): Done {
  const captured = window.capturedEvents
  captured?.stop()
  return { typed: fieldsOf(root).filter(isTyped).map(typedIn), presses: captured?.presses ?? [] }
}

const fieldsOf = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
]

const typedIn = (field: Field): Typed => ({
  field,
  value: field.value,
  isChecked: isBox(field) && field.checked,
})

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  }
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.type !== 'file' && field.value !== field.defaultValue
}

/** Replays captured events in their order. Call this once React has the root: it hydrates what receives an event. */
export function replayEvents({ typed, presses }: Done): void {
  for (const each of typed) {
    // React compares later values with the one at hydration, so it must hydrate the field first.
    each.field.dispatchEvent(new Event('input', { bubbles: true }))
    retype(each)
  }
  for (const element of presses) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element instanceof HTMLElement) element.click()
  }
}

/** Boxes and selects change only after a press or a key, at which React hydrates them. */
const isText = (field: Field) => !isBox(field) && !(field instanceof HTMLSelectElement)

/**
 * While React hydrates the page, a password manager may fill in a field that is not hydrated. React hydrates it at this
 * event but does not see that its value has changed. Returns a function that replays the last values and stops.
 */
export function replayTyping(root: HTMLElement): () => void {
  let isReplaying = false
  const replay = () => {
    if (isReplaying) return
    isReplaying = true
    for (const field of fieldsOf(root)) {
      if (isText(field) && isTyped(field)) retype(typedIn(field))
    }
    isReplaying = false
  }
  // In the bubble phase, after React.
  window.addEventListener('input', replay)
  return () => {
    window.removeEventListener('input', replay)
    replay()
  }
}

function retype({ field, value, isChecked }: Typed): void {
  if (isBox(field)) {
    // The browser clears the other boxes of a radio group.
    if (field.type === 'radio' && !isChecked) return
    // React fires `change` only if the press changes the value that it tracks.
    field.checked = !isChecked
    field.click()
    return
  }
  // React fires `change` only if the value differs from the one that it tracks.
  const prototype: object = Object.getPrototypeOf(field)
  const isSelect = field instanceof HTMLSelectElement
  if (!isSelect) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  if (field !== document.activeElement) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
