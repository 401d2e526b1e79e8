/**
 * Calls `dress` whenever the user's color scheme has changed. Until the transitions of that change have ended, computed
 * colors are those of the earlier scheme.
 *
 * @returns a function that stops it
 */
export function followScheme(dress: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const ending = new AbortController()
  const { signal } = ending
  const change = async () => {
    await Promise.allSettled(runningTransitions().map(({ finished }) => finished))
    if (!signal.aborted) dress()
  }
  dark.addEventListener('change', () => void change(), { signal })
  return () => ending.abort()
}

const runningTransitions = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition)
