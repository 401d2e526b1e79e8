import type { CapturedEvents } from './inline/captureEvents'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field whose value differs from the rendered one. */
type Typed = { field: Field; value: string; isChecked: boolean }

/** What the user did before hydration: captured presses, and the values of the fields. */
export type Done = Pick<CapturedEvents, 'presses'> & { fields: Field[]; typed: Typed[] }

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** Call this before hydration: React resets some fields. */
export function takeCapturedEvents(root: HTMLElement): Done {
  const captured = window.capturedEvents
  captured?.stop()
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')]
  const typed = fields.filter(isTyped).map((field) => ({
    field,
    value: field.value,
    isChecked: isBox(field) && field.checked,
  }))
  return { fields, typed, presses: captured?.presses ?? [] }
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  }
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.type !== 'file' && field.value !== field.defaultValue
}

/** Replays captured events in their order. Call this once the page is hydrated. */
export function replayEvents({ fields, typed, presses }: Done): void {
  for (const field of fields) if (isText(field)) hydrateField(field)
  for (const each of typed) retype(each)
  for (const element of presses) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element instanceof HTMLElement) element.click()
  }
}

/** Boxes and selects change only after a press or a key, at which React hydrates them. */
const isText = (field: Field) => !isBox(field) && !(field instanceof HTMLSelectElement)

/**
 * Makes React hydrate a field immediately. React compares later values with the one at hydration,
 * so a value that a password manager fills in between would be lost.
 */
function hydrateField(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function retype({ field, value, isChecked }: Typed): void {
  if (isBox(field)) {
    if (field.checked !== isChecked) field.click()
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
