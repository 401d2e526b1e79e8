import type { Launched } from '@machines/embed/adminLaunch/machine'

/**
 * Navigates a tab to the admin site with a one-time token. Without a tab, resolves with the
 * address.
 */
export async function launchAdmin(
  tab: Window | null,
  adminUrl: string,
  askToken: () => Promise<string>,
): Promise<Launched> {
  const url = new URL(adminUrl, window.location.origin)
  url.searchParams.set('ott', await askToken())
  if (tab === null) return { href: url.href }
  tab.location.replace(url.href)
  return { href: null }
}
