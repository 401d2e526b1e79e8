import { cx } from '@ui/classes/cx'
import type { ReactNode } from 'react'
import * as css from './Ticket.css'

type Props = {
  /** `wide` in lists and dialogs; `tall` with details, on a page of its own or in a receipt. */
  shape: keyof typeof css.shape
  /** A few words above the title: when it starts, or what became of it. */
  state: ReactNode
  title: string
  lang?: string | undefined
  /** Element of the title. */
  level?: 'h2' | 'h3' | 'span'
  /** Time, place and whatever else the holder needs to know. */
  children?: ReactNode
  /** Behind the tear line. */
  stub: ReactNode
  /** Used, cancelled or denied. */
  isVoid?: boolean
  /** Unfolds, because the user has just received it. */
  isNew?: boolean
}

/** The one ticket for RSVPs, claims and bookings: on home, after the press, on the pass page and in receipts. */
export function Ticket({
  shape,
  state,
  title,
  lang,
  level: Title = 'span',
  children,
  stub,
  isVoid = false,
  isNew = false,
}: Props) {
  return (
    <div
      className={cx(css.ticket, css.shape[shape], isNew && css.isNew)}
      data-void={isVoid || undefined}
    >
      <div className={css.head}>
        <div className={css.state}>{state}</div>
        <Title className={css.title} lang={lang}>
          {title}
        </Title>
        {shape === 'wide' && children}
      </div>
      {shape === 'tall' && children && <div className={css.details}>{children}</div>}
      <div className={css.stub}>{stub}</div>
    </div>
  )
}
