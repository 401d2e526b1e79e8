import { commandDestination } from '@rules/content/command'
import { contentPath } from '@rules/content/contentPath'
import type { DiscoverMode } from '@rules/content/discoverMode'
import { newTabLink } from '@shared/routerLink'
import type { RenderLink } from '@ui/link/renderLink'
import { type ItemPreview, itemPreviews } from '../previews'

/**
 * The address of an item's tile: the target of its navigation command, otherwise its own page, which shows what the tile
 * knows until the item is read.
 */
export function itemLink(
  item: ItemPreview,
  at: { mode: DiscoverMode; buildingUuid: string; currentPath: string },
): { href: string; renderLink: RenderLink } {
  const commanded = commandDestination(item.navigation_command, at)
  // A tile is a link, so targets that open in the frame elsewhere open in a new tab.
  if (commanded?.kind === 'newTab' || commanded?.kind === 'frame') {
    return { href: commanded.href, renderLink: newTabLink }
  }
  const path = commanded?.kind === 'route' ? commanded.path : contentPath(item, at)
  return { href: path, renderLink: itemPreviews.linkTo(item.uuid, item) }
}
