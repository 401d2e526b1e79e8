import { BackLink } from '@shared/BackLink'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { caption, lead, muted, pageTitle } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './detail.css'
import { ShareButton } from './ShareButton'

type Props = {
  back: { href: string; label: string }
  /** The save button, beside the share button. */
  save?: ReactNode
  /** Without a picture, no space is reserved. */
  picture?: ReactNode
  /** A logo before the title. */
  emblem?: ReactNode
  /** A category or host above the title. */
  eyebrow?: ReactNode
  title: string
  /** The language of title and subtitle, if it is not the page's. */
  lang?: string | undefined
  subtitle?: string | null | undefined
  /** Facts and actions: a card beside the text; on phones, sections of the page. */
  aside?: ReactNode
  children?: ReactNode
  /** Related content below everything else. */
  more?: ReactNode
}

/** The shared layout of events, deals, posts, amenities and companies. */
export function DetailPage(props: Props) {
  const { back, save, picture, emblem, eyebrow, title, lang, subtitle, aside, children, more } =
    props
  const layout = aside ? css.columns : picture ? css.facing : css.textOnly
  return (
    <article className={aside && !picture ? css.narrowPage : css.page} data-page="detail">
      <div className={css.back} data-page="bar">
        <BackLink href={back.href}>{back.label}</BackLink>
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
        <header className={css.head}>
          {emblem && <span className={css.emblem}>{emblem}</span>}
          {eyebrow && <p className={cx(caption, muted)}>{eyebrow}</p>}
          <PageHeading className={pageTitle} lang={lang} data-page="title">
            {title}
          </PageHeading>
          {subtitle && (
            <p lang={lang} className={cx(lead, muted)}>
              {subtitle}
            </p>
          )}
        </header>
        {aside && <div className={css.aside}>{aside}</div>}
        <div className={css.body}>{children}</div>
        {more && <div className={css.more}>{more}</div>}
      </div>
    </article>
  )
}
