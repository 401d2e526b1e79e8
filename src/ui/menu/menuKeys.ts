const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Focuses an item by index: 0 is the first, -1 the last. */
export const focusItem = (menu: HTMLElement, at: number) => items(menu).at(at)?.focus()

/**
 * Keyboard interaction of the APG menu: arrows wrap, Home and End, type-ahead by letter; Space also
 * presses links. Returns whether it has handled the key.
 */
export function menuKey(menu: HTMLElement, key: string): boolean {
  const all = items(menu)
  const at = all.findIndex((item) => item === document.activeElement)
  const go = (to: number) => {
    all.at(to % all.length)?.focus()
    return true
  }
  if (key === 'ArrowDown') return go(at + 1)
  if (key === 'ArrowUp') return go(at > 0 ? at - 1 : -1)
  if (key === 'Home') return go(0)
  if (key === 'End') return go(-1)
  if (key === ' ') {
    all[at]?.click()
    return true
  }
  if (key.length !== 1) return false
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  const start = key.toLocaleLowerCase()
  after.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(start))?.focus()
  return true
}
