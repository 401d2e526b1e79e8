import type { MiniApp } from '@contract/apps'

/** Whether an address is an app's start page, regardless of its query. */
export function isLaunchPage(launch: string | null | undefined, address: string): boolean {
  if (!launch || !URL.canParse(launch)) return false
  const [ours, theirs] = [new URL(launch), new URL(address)]
  return ours.origin === theirs.origin && ours.pathname === theirs.pathname
}

/**
 * The app opened in the frame, of those registered at the origin of its page. If several share the
 * origin, it is the one whose start page this is, so that no app can pose as another and use its
 * capabilities. Empty if it is ambiguous.
 */
export function openedApps(apps: readonly MiniApp[], address: string): MiniApp[] {
  const launched = apps.filter(({ launch }) => isLaunchPage(launch, address))
  if (launched.length > 0) return launched
  return apps.length === 1 ? [...apps] : []
}
