import { isFocusFree } from '@ui/focus/tabbable'
import { useEffect, useRef } from 'react'

const field = ':is(input, select, textarea):not([type="hidden"], [hidden], :disabled)'

/**
 * The focus begins where the hands go: at the first field of what has come, at its heading where it has none. It is
 * never taken from where a visitor has put it, so a page that wakes leaves it there.
 */
export function useFirstFocus<Part extends HTMLElement>(
  /** What was entered was refused: the focus goes back to it, wherever it is, and the next key replaces it. */
  hasFailed = false,
) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!hasFailed && !isFocusFree()) return
    const find = (what: string) => part.current?.querySelector<HTMLElement>(what)
    // Of several radio buttons the chosen one has the keys.
    const first = find(`${field}:checked`) ?? find(field) ?? find('h1')
    first?.focus({ preventScroll: true })
    if (hasFailed && first instanceof HTMLInputElement) first.select()
  }, [hasFailed])
  return part
}
