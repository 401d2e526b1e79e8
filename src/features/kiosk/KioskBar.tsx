import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import { isFetchingSearch } from '@machines/platform/pages/selectors'
import { handOffAddress } from '@rules/kiosk/handOff'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { mirrored } from '@ui/icon/mirrored.css'
import { Spinner } from '@ui/spinner/Spinner'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import House from 'lucide-react/icons/house'
import QrCode from 'lucide-react/icons/qr-code'
import Search from 'lucide-react/icons/search'
import * as css from './KioskBar.css'

/**
 * At the lower edge of a kiosk, within reach of a child and of someone in a wheelchair: the way back, home, search and
 * the phone.
 */
export function KioskBar({ building: { uuid } }: { building: Building }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  const { history } = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { search: hasSearch } = useFeatures()
  const isSearchLoading = useShared('pages', isFetchingSearch)
  const isHome = pathname === `/building/${uuid}`
  const handOff = () => {
    const address = handOffAddress(window.location.href, window.location.href)
    if (address !== null)
      system.kioskIdle.send({ type: 'handOff.offered', address, needsSignIn: false })
  }
  return (
    <nav className={css.bar} aria-label={t`Places`}>
      {!isHome && (
        <>
          <button type="button" className={css.entry} onClick={() => history.back()}>
            <ArrowLeft size={24} aria-hidden="true" className={mirrored} />
            <Trans>Back</Trans>
          </button>
          <Link to="/building/$buildingUuid" params={{ buildingUuid: uuid }} className={css.entry}>
            <House size={24} aria-hidden="true" />
            <Trans>Home</Trans>
          </Link>
        </>
      )}
      {hasSearch && (
        <button
          type="button"
          className={css.entry}
          aria-label={t`Search the building`}
          aria-haspopup="dialog"
          aria-busy={isSearchLoading || undefined}
          onClick={() => system.pages.send({ type: 'search.opened' })}
        >
          {isSearchLoading ? <Spinner /> : <Search size={24} aria-hidden="true" />}
          <Trans>Search</Trans>
        </button>
      )}
      <button type="button" className={css.entry} onClick={handOff}>
        <QrCode size={24} aria-hidden="true" />
        <Trans>On your phone</Trans>
      </button>
    </nav>
  )
}
