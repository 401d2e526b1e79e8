/**
 * For the kindest control of a dialog: an opening dialog looks for the attribute, and else takes its first control,
 * which is the cross. React sets the focus instead of the attribute, and too early for a dialog.
 */
export const takesFocus = (node: HTMLElement | null) => node?.setAttribute('autofocus', '')
