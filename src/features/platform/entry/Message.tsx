import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './message.css'

type Props = {
  title: string
  text?: ReactNode
  /** Ways on, the kindest first. */
  children?: ReactNode
  /** Whom to ask where none of them helps. */
  help?: ReactNode
  /** Said, for it has come in the place of something else. */
  alert?: boolean
  /** Where the words are not in the language of the page. */
  lang?: string
}

/** A page that has one thing to say: what it is, what to do about it, and whom to ask. */
export function Words({ title, text, children, help, alert, lang }: Props) {
  const words = useSpoken<HTMLDivElement>({ speaks: alert ?? false, urgency: 'assertive' })
  return (
    <div ref={words} lang={lang} className={css.words}>
      <PageHeading className={cx(pageTitle, css.title)}>{title}</PageHeading>
      {text && <p className={cx(body, muted)}>{text}</p>}
      {children && <div className={css.ways}>{children}</div>}
      {help}
    </div>
  )
}
