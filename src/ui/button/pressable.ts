import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * A busy button stays focusable, because disabling it would reset focus to `<body>`.
 * `preventDefault` also prevents a second submit.
 */
export function pressable(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  if (!busy) return { onClick }
  return {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  }
}
