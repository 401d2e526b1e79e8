import type { ComponentProps } from 'react'

/**
 * Gives a dialog's control the first focus. An opening dialog focuses the control with `autofocus`,
 * otherwise its first one, the close button. React's `autoFocus` would call `focus()` before the dialog
 * opens instead of setting the attribute.
 */
export const takesFocus = (node: HTMLElement | null) => node?.setAttribute('autofocus', '')

/** The `ref` of an input: with `autoFocus`, the input has the first focus in a dialog too. */
export const firstFocus = ({ autoFocus, ref }: ComponentProps<'input'>) =>
  autoFocus && !ref ? takesFocus : ref
