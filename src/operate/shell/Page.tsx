import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { muted } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import { Breadcrumbs } from './Breadcrumbs'
import * as css from './Page.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Leads to the list that the record belongs to. */
  back?: { href: string; label: string }
  action?: ReactNode
  children?: ReactNode
}

/** The frame of every page of the console: its title, an action, and the content. */
export function Page({ title, lead, back, action, children }: Props) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Breadcrumbs back={back} />
        <div className={css.titles}>
          <PageHeading className={css.title}>{title}</PageHeading>
          {lead && <p className={cx(muted)}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
