import type { AppRouter } from '@router/router'
import { duration, easeOut } from '@ui/theme/motion'

const timing: KeyframeAnimationOptions = {
  duration: Number.parseInt(duration.slow, 10),
  easing: easeOut,
}

const isHome = ({ pathname }: { pathname: string }) => /^\/(?:building\/[^/]+\/?)?$/.test(pathname)

/** Where the picture and the title of the pressed tile were; the font size of the title in pixels. */
type Start = { picture: DOMRect | null; title: (DOMRect & { fontSize: number }) | null }

/**
 * Moves picture and title of a pressed tile of home to their places on the page that opens. The page is shown first and
 * moved afterwards: a view transition would capture the old page before it shows the new one, which takes a tenth of a
 * second on a slow phone. Back shows home immediately, where the user left it.
 */
export function moveTiles(router: Pick<AppRouter, 'subscribe'>, isAllowed: () => boolean): void {
  let start: Start | null = null
  router.subscribe('onBeforeNavigate', ({ fromLocation: from, toLocation: to }) => {
    const isOpening = from !== undefined && isHome(from) && !isHome(to)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    start = isOpening && !isCalm && isAllowed() ? startOf(tileTo(to.pathname)) : null
  })
  router.subscribe('onRendered', () => {
    if (start !== null) moveFrom(start)
    start = null
  })
}

/** Of several tiles for one item: the focused one, otherwise a visible one. */
function tileTo(pathname: string): Element | null {
  const tiles = [...document.querySelectorAll('article:has([data-tile])')].filter(
    (tile) => tile.querySelector<HTMLAnchorElement>('a[href]')?.pathname === pathname,
  )
  const isInSight = (tile: Element) => {
    const { top, bottom } = tile.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }
  return (
    tiles.find((tile) => tile.contains(document.activeElement)) ?? tiles.find(isInSight) ?? null
  )
}

function startOf(tile: Element | null): Start | null {
  if (tile === null) return null
  const picture = tile.querySelector('[data-tile="picture"]')
  const title = tile.querySelector('[data-tile="title"]')
  return {
    picture: picture?.getBoundingClientRect() ?? null,
    title: title && Object.assign(title.getBoundingClientRect(), { fontSize: fontSizeOf(title) }),
  }
}

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

function moveFrom({ picture: oldPicture, title: oldTitle }: Start): void {
  const picture = document.querySelector<HTMLElement>('[data-page="picture"]')
  const title = document.querySelector<HTMLElement>('[data-page="title"]')
  if (picture !== null && oldPicture !== null) {
    const end = { ...placed(0, 0, 1), clipPath: 'inset(0)' }
    picture.animate([coverOf(oldPicture, picture.getBoundingClientRect()), end], timing)
  }
  if (title !== null && oldTitle !== null) {
    const { left, top } = title.getBoundingClientRect()
    const scale = oldTitle.fontSize / fontSizeOf(title)
    const begin = placed(oldTitle.left - left, oldTitle.top - top, scale)
    title.animate([begin, placed(0, 0, 1)], timing)
    // The title crosses the lines beside it.
    for (const beside of title.parentElement?.children ?? [])
      if (beside !== title) beside.animate([{ opacity: 0 }, { opacity: 1 }], timing)
  }
}

/** The picture at its end, as it covered its frame at the start: not distorted, and cut to the frame's proportions. */
function coverOf(from: DOMRect, to: DOMRect): Keyframe {
  const scale = Math.max(from.width / to.width, from.height / to.height)
  const cutX = (to.width - from.width / scale) / 2
  const cutY = (to.height - from.height / scale) / 2
  return {
    ...placed(from.left - to.left - cutX * scale, from.top - to.top - cutY * scale, scale),
    clipPath: `inset(${cutY}px ${cutX}px)`,
  }
}

const placed = (x: number, y: number, scale: number): Keyframe => ({
  transformOrigin: '0 0',
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
})
