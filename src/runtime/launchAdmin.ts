import type { Launched } from '@machines/adminLaunch/machine'

/**
 * Opens the admin site in a tab without an opener, at once, while the press still counts as the user's; its address
 * with the one-time token follows. Where the browser opens none, the address is answered instead.
 */
export async function launchAdmin(
  adminUrl: string,
  askToken: () => Promise<string>,
): Promise<Launched> {
  const tab = window.open('about:blank', '_blank')
  if (tab !== null) tab.opener = null
  try {
    const url = new URL(adminUrl, window.location.origin)
    url.searchParams.set('ott', await askToken())
    if (tab === null) return { href: url.href }
    tab.location.replace(url.href)
    return { href: null }
  } catch (error) {
    tab?.close()
    throw error
  }
}
