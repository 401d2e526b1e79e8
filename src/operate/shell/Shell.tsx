import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { cx } from '@ui/classes/cx'
import type { ReactNode } from 'react'
import { useConsole, useConsoleServices } from '../ConsoleContext'
import { Finder } from '../finder/Finder'
import { FinderButton } from '../finder/FinderButton'
import { paths } from '../paths'
import { useShortcut } from '../shortcuts/useShortcut'
import { AccountMenu } from './AccountMenu'
import { BuildingNav } from './BuildingNav'
import { ConsoleLink } from './ConsoleLink'
import { useCurrentBuilding } from './currentBuilding'
import { Places } from './Places'
import { PlacesMenu } from './PlacesMenu'
import { SessionNotice } from './SignInAgain'
import * as css from './shell.css'

/** The frame of the console: its places, and those of a building, beside or above the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const building = useCurrentBuilding()
  const { navigate } = useConsoleServices()
  useShortcut('help', () => navigate(paths.shortcuts))
  return (
    <div className={cx(css.frame, building !== null && css.withBuilding)}>
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
        <FinderButton />
        <Places />
        <PlacesMenu />
        {operator !== null && <AccountMenu operator={operator} />}
      </header>
      <Finder />
      {building !== null && <BuildingNav building={building} />}
      <main id="main" tabIndex={-1} className={css.main}>
        <SessionNotice />
        {children}
      </main>
    </div>
  )
}
