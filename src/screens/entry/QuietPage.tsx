import { Brandmark } from '@screens/app/Brandmark'
import { useBrand } from '@screens/app/useBrand'
import { cx } from '@ui/classes/cx'
import { body, pageTitle, quiet } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './quietPage.css'

type Props = { title: ReactNode; text: ReactNode; action?: ReactNode }

/** A whole page that says one thing and offers at most one way on. */
export function QuietPage({ title, text, action }: Props) {
  const brand = useBrand()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Brandmark name={brand.name} logo={brand.logo} />
      </header>
      <main className={css.words}>
        <h1 className={pageTitle}>{title}</h1>
        <p className={cx(body, quiet)}>{text}</p>
        {action}
      </main>
    </div>
  )
}
