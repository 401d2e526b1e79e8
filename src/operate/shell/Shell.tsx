import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ReactNode } from 'react'
import { useConsole } from '../ConsoleContext'
import { paths } from '../paths'
import { AccountMenu } from './AccountMenu'
import { ConsoleLink } from './ConsoleLink'
import { Places } from './Places'
import { SessionNotice } from './SignInAgain'
import * as css from './shell.css'

/** The frame of the console: its places beside or above the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={css.side}>
        <ConsoleLink href={paths.overview} className={css.mark} aria-label={t`Portico, console`}>
          Portico
          <span className={css.markNote} aria-hidden="true">
            <Trans>Console</Trans>
          </span>
        </ConsoleLink>
        <Places />
        {operator !== null && <AccountMenu operator={operator} />}
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <SessionNotice />
        {children}
      </main>
    </div>
  )
}
