type Given = Record<string, string | boolean | ((event: Event) => void)>

/** An element with its attributes, listeners and contents. Text stays text: nothing is parsed as markup. */
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

/** Shows this in the place of all before, and takes the reader to its title. */
export function show(title: string, ...contents: (Node | string | null)[]): void {
  const heading = el('h1', { tabindex: '-1' }, title)
  document.title = title
  document
    .querySelector('main')
    ?.replaceChildren(heading, ...contents.filter((each) => each !== null))
  // Whoever has not come into the frame yet stays where they are: the page around it has keys of its own.
  if (document.hasFocus()) heading.focus()
}
