import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * A busy button stays focusable, so the keyboard user is not thrown to the top of the page;
 * `preventDefault` also holds back the submit a second press would cause.
 */
export function pressable(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  if (!busy) return { onClick }
  return {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  }
}
