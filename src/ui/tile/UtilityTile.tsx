import { cx } from '@ui/classes/cx'
import { mirrored } from '@ui/icon/mirrored.css'
import { plainLink, type RenderLink } from '@ui/link/renderLink'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { link, pressed, tile, twoLines } from './Tile.css'
import * as css from './UtilityTile.css'

type Props = {
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string | undefined
  /** A 24 px icon, or an image with the class `pictureFill`. */
  figure: ReactNode
  /** For people and companies. */
  roundFigure?: boolean
  meta?: ReactNode
  /** Replaces the chevron: a pill, a count. */
  end?: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  /** Two per row on phones, each with its figure on top. */
  stacked?: boolean
} & (
  | { href: string; renderLink?: RenderLink; onPress?: never }
  | { onPress: () => void; href?: never; renderLink?: never }
)

/**
 * A service, a room or a company: picture or icon, text, and a chevron. A link if it has an
 * address, otherwise a button.
 */
export function UtilityTile({
  title,
  lang,
  href,
  onPress,
  figure,
  roundFigure,
  meta,
  end,
  level: Heading = 'h3',
  stacked = false,
  renderLink = plainLink,
}: Props) {
  const name = (
    <span lang={lang} className={twoLines}>
      {title}
    </span>
  )
  return (
    <article className={cx(tile, css.frame, stacked && css.stacked)}>
      <span className={cx(css.figure, roundFigure && css.round)}>{figure}</span>
      <div className={css.textBlock}>
        <Heading className={css.title}>
          {href === undefined ? (
            <button type="button" className={cx(link, pressed)} onClick={onPress}>
              {name}
            </button>
          ) : (
            renderLink({ href, className: link, children: name })
          )}
        </Heading>
        {meta && <div className={css.meta}>{meta}</div>}
      </div>
      <span className={css.end}>
        {end ?? <ChevronRight size={20} aria-hidden="true" className={cx(mirrored, css.chevron)} />}
      </span>
    </article>
  )
}
