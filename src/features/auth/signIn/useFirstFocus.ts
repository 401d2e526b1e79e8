import { isFocusFree } from '@ui/focus/tabbable'
import { useEffect, useRef } from 'react'

const field = ':is(input, select, textarea):not([type="hidden"], [hidden], :disabled)'

/**
 * Focuses the first field of a new step, or its heading if it has no field. Never moves a focus
 * that the user has set, so hydration leaves it where it is.
 */
export function useFirstFocus<Part extends HTMLElement>(
  /** The input was refused: the focus returns to it and selects it, so that typing replaces it. */
  hasFailed = false,
) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!hasFailed && !isFocusFree()) return
    const find = (what: string) => part.current?.querySelector<HTMLElement>(what)
    // In a radio group, the checked button receives keyboard input.
    const first = find(`${field}:checked`) ?? find(field) ?? find('h1')
    first?.focus({ preventScroll: true })
    if (hasFailed && first instanceof HTMLInputElement) first.select()
  }, [hasFailed])
  return part
}
