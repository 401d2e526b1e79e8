/** Opens an address in a tab without an opener. */
export function openLink(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer')
}

/**
 * Opens an empty tab without an opener, while a press still counts as a user activation; null if
 * the browser blocks it.
 */
export function openTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (tab !== null) tab.opener = null
  return tab
}

/** Leaves for another site; resolves when the browser restores this page from its back-forward cache. */
export async function leave(href: string): Promise<void> {
  window.location.assign(href)
  await new Promise<void>((resolve) => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      window.removeEventListener('pageshow', onShow)
      resolve()
    }
    window.addEventListener('pageshow', onShow)
  })
}
