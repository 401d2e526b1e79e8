import { tileTransition } from '@ui/theme/moving.css'

type Place = { pathname: string }
type Move = { fromLocation?: Place; toLocation: Place }

const isHome = ({ pathname }: Place) => /^\/(?:building\/[^/]+\/?)?$/.test(pathname)
const mark = 'moving'

/** Of several tiles for one item: the one that is or was last pressed, otherwise a visible one. */
function tileTo(pathname: string): HTMLElement | null {
  const tiles = [...document.querySelectorAll<HTMLElement>('article:has([data-tile])')].filter(
    (tile) => tile.querySelector<HTMLAnchorElement>('a[href]')?.pathname === pathname,
  )
  const isInSight = (tile: HTMLElement) => {
    const { top, bottom } = tile.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }
  return (
    tiles.find((tile) => tile.contains(document.activeElement)) ??
    tiles.find((tile) => mark in tile.dataset) ??
    tiles.find(isInSight) ??
    null
  )
}

/**
 * The router's view transitions: between a tile of home and its page, in browsers that support
 * typed transitions. All other changes are immediate, as they all are if the user prefers reduced
 * motion.
 */
export function tileTransitions(isAllowed: () => boolean) {
  if (!window.CSS?.supports?.('selector(:active-view-transition-type(a))')) return {}
  const types = ({ fromLocation: from, toLocation: to }: Move): string[] | false => {
    if (from === undefined || isHome(from) === isHome(to)) return false
    if (document.hidden || !isAllowed()) return false
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
    const tile = tileTo(isHome(from) ? to.pathname : from.pathname)
    if (tile === null) return false
    for (const each of document.querySelectorAll<HTMLElement>('[data-moving]')) {
      delete each.dataset[mark]
    }
    tile.dataset[mark] = ''
    return [tileTransition]
  }
  return { defaultViewTransition: { types } }
}
