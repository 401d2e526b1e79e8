import { routerLink } from '@shared/routerLink'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { mirrored } from '@ui/icon/mirrored.css'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { caption, lead, muted, pageTitle } from '@ui/theme/typography.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import * as css from './detail.css'
import { ShareButton } from './ShareButton'

type Props = {
  back: { href: string; label: string }
  /** What puts it aside, beside what hands it on. */
  save?: ReactNode
  /** Nothing stands in its place where there is none. */
  picture?: ReactNode
  /** Before the title: a logo. */
  emblem?: ReactNode
  /** Above the title: a category, a host. */
  eyebrow?: ReactNode
  title: string
  /** Of title and words, where it is not the page's language. */
  lang?: string | undefined
  subtitle?: string | null | undefined
  /** Facts and what can be done: a card beside the words, parts of the page on a phone. */
  aside?: ReactNode
  children?: ReactNode
  /** What else there is, below all that. */
  more?: ReactNode
}

/** The one layout of events, deals, posts, amenities and companies. */
export function DetailPage(props: Props) {
  const { back, save, picture, emblem, eyebrow, title, lang, subtitle, aside, children, more } =
    props
  const layout = aside ? css.columns : picture ? css.facing : css.textOnly
  return (
    <article className={css.page}>
      <div className={css.back}>
        <nav>
          {routerLink({
            href: back.href,
            className: standaloneLinkClass,
            children: (
              <>
                <ArrowLeft size={20} aria-hidden="true" className={mirrored} />
                {back.label}
              </>
            ),
          })}
        </nav>
        <div className={css.share}>
          {save}
          <ShareButton title={title} />
        </div>
      </div>
      <div className={layout}>
        {picture && (
          <div className={css.picture} data-page="picture">
            {picture}
          </div>
        )}
        <header className={css.head} lang={lang}>
          {emblem && <span className={css.emblem}>{emblem}</span>}
          {eyebrow && <p className={cx(caption, muted)}>{eyebrow}</p>}
          <PageHeading className={pageTitle} data-page="title">
            {title}
          </PageHeading>
          {subtitle && <p className={cx(lead, muted)}>{subtitle}</p>}
        </header>
        {aside && <div className={css.aside}>{aside}</div>}
        <div className={css.body}>{children}</div>
        {more && <div className={css.more}>{more}</div>}
      </div>
    </article>
  )
}
