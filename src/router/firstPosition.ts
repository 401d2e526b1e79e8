/**
 * Whether the router scrolls a page that it has rendered. The first page is the server's markup: the user may have
 * scrolled it before the app started, and at a reload the browser restores its position. Either stays. A jump to the
 * top would also take a button from under the pointer that presses it.
 */
export function afterFirstPosition(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    // The router stores only positions whose event it has seen, and forgets earlier ones here.
    if (stays) queueMicrotask(() => document.dispatchEvent(new Event('scroll')))
    return !stays
  }
}
