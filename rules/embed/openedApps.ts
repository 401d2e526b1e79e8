import type { MiniApp } from '@contract/apps'

/** Whether an address is the page that an app begins with, whatever its query says. */
export function isLaunchPage(launch: string | null | undefined, address: string): boolean {
  if (!launch || !URL.canParse(launch)) return false
  const [ours, theirs] = [new URL(launch), new URL(address)]
  return ours.origin === theirs.origin && ours.pathname === theirs.pathname
}

/**
 * The app that was opened in the frame, out of those registered at the origin of its page. Where several share the
 * origin, it is the one that begins with this page, so that none of them can introduce itself as another one and use
 * its grants. Empty if that cannot be told.
 */
export function openedApps(apps: readonly MiniApp[], address: string): MiniApp[] {
  const launched = apps.filter(({ launch }) => isLaunchPage(launch, address))
  if (launched.length > 0) return launched
  return apps.length === 1 ? [...apps] : []
}
