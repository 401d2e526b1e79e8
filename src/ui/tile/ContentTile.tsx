import { cx } from '@ui/classes/cx'
import { plainLink, type RenderLink } from '@ui/link/renderLink'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import type { ReactNode } from 'react'
import * as css from './ContentTile.css'
import { link, tile, twoLines } from './Tile.css'

type Props = {
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string | undefined
  href: string
  /** An `<img>` or `<picture>` (648×416) with the class `pictureFill`; or an icon. */
  picture?: ReactNode
  /** The date badge. `iso` is machine-readable, `label` is announced; month and day are visible. */
  date?: { iso: string; label: string; month: string; day: string }
  meta?: ReactNode
  /** A price, or the text for free. */
  price?: ReactNode
  /** Secondary labels, usually `StatusPill`s: few spots, sold out. */
  marks?: ReactNode
  /** Level of the title's heading. */
  level?: 'h2' | 'h3' | 'h4'
  renderLink?: RenderLink
}

/**
 * An event, a post or an offer as one link, named by its title. Dates and prices come from `Intl`,
 * whose spaces differ between server and browser, so hydration mismatches in them are suppressed.
 */
export function ContentTile({
  title,
  lang,
  href,
  picture,
  date,
  meta,
  price,
  marks,
  level: Heading = 'h3',
  renderLink = plainLink,
}: Props) {
  return (
    <article className={cx(tile, css.frame)}>
      <div className={css.picture} data-tile="picture">
        {picture}
        {date && (
          <time dateTime={date.iso} className={css.leaf}>
            <VisuallyHidden suppressHydrationWarning>{date.label}</VisuallyHidden>
            <span aria-hidden="true" className={css.month} suppressHydrationWarning>
              {date.month}
            </span>
            <span aria-hidden="true" className={css.day} suppressHydrationWarning>
              {date.day}
            </span>
          </time>
        )}
      </div>
      <div className={css.textBlock}>
        <Heading className={css.title}>
          {renderLink({
            href,
            className: link,
            children: (
              <span lang={lang} className={twoLines} data-tile="title">
                {title}
              </span>
            ),
          })}
        </Heading>
        {meta && (
          <div className={css.meta} suppressHydrationWarning>
            {meta}
          </div>
        )}
        {(price || marks) && (
          <div className={css.foot}>
            <span className={css.price} suppressHydrationWarning>
              {price}
            </span>
            {marks}
          </div>
        )}
      </div>
    </article>
  )
}
