import { stopsIn } from '@ui/focus/tabbable'

/** The `ref` of a part that may scroll: if nothing in it takes the focus, it does, so that arrow keys scroll it. */
export function keyboardScroll(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined
  const watcher = new ResizeObserver(() => {
    part.removeAttribute('tabindex')
    if (part.scrollHeight > part.clientHeight && stopsIn(part).length === 0) part.tabIndex = 0
  })
  for (const each of [part, ...part.children]) watcher.observe(each)
  return () => watcher.disconnect()
}
