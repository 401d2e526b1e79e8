import { PageHeading } from '@ui/heading/PageHeading'
import type { ReactNode } from 'react'
import * as css from './states.css'

type Props = {
  /** 24 px. */
  icon: ReactNode
  title: string
  text?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3'
}

/** Shown for an empty list, with the next step. */
export function EmptyState({ icon, title, text, action, level = 'h2' }: Props) {
  const Heading = level === 'h1' ? PageHeading : level
  return (
    <div className={css.state}>
      <span aria-hidden="true" className={css.icon}>
        {icon}
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
