type Given = Record<string, string | boolean | ((event: Event) => void)>

/**
 * Creates an element with its attributes, listeners and contents. Strings become text nodes;
 * nothing is parsed as markup.
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  input: Given = {},
  ...contents: (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false) element.setAttribute(key, value)
  }
  element.append(...contents.filter((each) => each !== null))
  return element
}

/** Replaces the page's content, and focuses its title. */
export function show(title: string, ...contents: (Node | string | null)[]): void {
  const heading = el('h1', { tabindex: '-1' }, title)
  document.title = title
  document
    .querySelector('main')
    ?.replaceChildren(heading, ...contents.filter((each) => each !== null))
  // Otherwise the focus is outside of the frame, and stays there.
  if (document.hasFocus()) heading.focus()
}
