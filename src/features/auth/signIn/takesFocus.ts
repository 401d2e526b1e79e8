/**
 * Gives a dialog's safest control the focus. An opening dialog focuses the control with
 * `autofocus`, otherwise its first one, the close button. React's `autoFocus` would call `focus()`
 * before the dialog opens instead of setting the attribute.
 */
export const takesFocus = (node: HTMLElement | null) => node?.setAttribute('autofocus', '')
