/**
 * The ref of a list that is one row on phones. Scrolls an entry that the keyboard focuses fully into view;
 * browsers only show a part of it. A pressed one stays where it is, so that going back to it finds the
 * page as it was.
 */
export function showWhole(list: HTMLElement | null) {
  const show = ({ target }: FocusEvent) => {
    // Only on phones does the row scroll.
    if (list === null || list.scrollWidth <= list.clientWidth || !(target instanceof Element))
      return
    if (!target.matches(':focus-visible')) return
    target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }
  list?.addEventListener('focusin', show)
  return () => list?.removeEventListener('focusin', show)
}
