import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './message.css'

type Props = {
  title: string
  text?: ReactNode
  /** Buttons or links, the safest first. */
  children?: ReactNode
  /** Support contact, if none of the buttons helps. */
  help?: ReactNode
  /** Announces the message, because it replaces other content. */
  alert?: boolean
  /** The language of the text, if it is not the page's. */
  lang?: string
}

/** A message page: what happened, what to do, and whom to contact. */
export function MessageText({ title, text, children, help, alert, lang }: Props) {
  const words = useSpoken<HTMLDivElement>({ speaks: alert ?? false, urgency: 'assertive' })
  return (
    <div ref={words} lang={lang} className={css.textBlock}>
      <PageHeading className={cx(pageTitle, css.title)}>{title}</PageHeading>
      {text && <p className={cx(body, muted)}>{text}</p>}
      {children && <div className={css.ways}>{children}</div>}
      {help}
    </div>
  )
}
