type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>

/** An element with attributes, listeners (`onclick`) and children; text is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value)
    else if (value === true) made.setAttribute(key, '')
    else if (typeof value === 'string') made.setAttribute(key, value)
  }
  made.append(...children)
  return made
}

/**
 * A button. Its `key` finds it again after the panel was drawn again, so that it keeps the focus.
 */
export const button = (
  key: string,
  label: string,
  onclick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement =>
  element('button', { type: 'button', 'data-key': key, onclick, ...attributes }, label)

/** Replaces the content of a place, and gives the focus back to the control with the same key. */
export function redraw(place: HTMLElement, ...children: readonly (Node | string)[]): void {
  const root = place.getRootNode() as ShadowRoot | Document
  const focused = root.activeElement
  const key = place.contains(focused) ? focused?.getAttribute('data-key') : null
  place.replaceChildren(...children)
  if (key === null || key === undefined) return
  const same = [...place.querySelectorAll<HTMLElement>('[data-key]')].find(
    (each) => each.dataset['key'] === key,
  )
  same?.focus()
}
