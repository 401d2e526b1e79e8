/** A page in the background gets no animation frames, so its app starts after this time at the latest. */
const maxMs = 1000

/**
 * Imports the app's entry file once the browser has shown the whole page: on a slow phone,
 * evaluating the scripts takes longer than that.
 */
export function startWhenShown(entry: string): void {
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    void import(/* @vite-ignore */ entry)
  }
  const wait = () => {
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, document.hidden ? 0 : maxMs)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true })
  else wait()
}
