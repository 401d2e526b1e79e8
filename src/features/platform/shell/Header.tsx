import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import { userOf } from '@machines/auth/session/selectors'
import { buildingOf, buildingThemeOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { Brandmark } from '@shared/Brandmark'
import { cdnUrlOf } from '@shared/cdnUrlOf'
import { useBrand } from '@shared/useBrand'
import { useFeatures } from '@shared/useFeatures'
import { useOwnColors } from '@shared/useOwnColors'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { Bell } from './Bell'
import { BuildingSwitcher } from './BuildingSwitcher'
import { HeaderMenu } from './HeaderMenu'
import { PlacesNav } from './PlacesNav'
import { SearchButton } from './SearchButton'
import * as css from './Shell.css'

/** `places` is the building whose places it names; null if it names none. */
export function Header({ places }: { places: Building | null }) {
  const user = useShared('session', userOf)
  const building = useShared('building', buildingOf)
  const { logo: showsLogo, notices } = useFeatures()
  return (
    <header className={css.header}>
      {showsLogo && <HeaderMark />}
      {places && <PlacesNav building={places} at="header" />}
      <span className={css.spring} />
      <SearchButton />
      <BuildingSwitcher />
      {notices && building !== null && <Bell building={building} />}
      {user !== null && <HeaderMenu user={user} />}
    </header>
  )
}

/** Leads home. The building's logo, or its portfolio's if the building uses that; otherwise the brand's. */
function HeaderMark() {
  const { t } = useLingui()
  const { deployment } = useAppServices()
  const brand = useBrand()
  const building = useShared('building', buildingOf)
  const theme = useShared('building', buildingThemeOf)
  const tinted = useOwnColors()
  const portfolioLogo = theme?.display_portfolio_logo ? theme.portfolio_logo_url : null
  const own = building === null ? null : portfolioLogo || theme?.building_logo_url || null
  const name = own === null || building === null ? brand.name : building.name
  return (
    <Link to="/" className={css.mark} aria-label={t`${name}, home`}>
      <Brandmark
        // A new logo gets a new attempt after a failed one.
        key={own}
        name={name}
        logo={own === null ? brand.logo : cdnUrlOf(deployment, own)}
        tinted={tinted && own === null}
      />
    </Link>
  )
}
