import { useLingui } from '@lingui/react/macro'
import { buildingOf, buildingThemeOf } from '@machines/building/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { Brandmark } from '@screens/app/Brandmark'
import { onCdn } from '@screens/app/onCdn'
import { useBrand } from '@screens/app/useBrand'
import { useOwnColors } from '@screens/app/useOwnColors'
import { useShared } from '@screens/app/useShared'

/** The building's own logo, or that of its portfolio where the building says so; else the brand's. */
export function HeaderMark() {
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
    <Brandmark
      // Where one logo cannot be fetched another one may be.
      key={own}
      name={t`${name}, home`}
      logo={own === null ? brand.logo : onCdn(deployment, own)}
      tinted={tinted && own === null}
    />
  )
}
