import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import { userOf } from '@machines/session/selectors'
import { Brandmark } from '@screens/app/Brandmark'
import { routerLink } from '@screens/app/routerLink'
import { useBrand } from '@screens/app/useBrand'
import { useFeatures } from '@screens/app/useFeatures'
import { useOwnColors } from '@screens/app/useOwnColors'
import { useShared } from '@screens/app/useShared'
import { BuildingSwitcher } from './BuildingSwitcher'
import { HeaderMenu } from './HeaderMenu'
import { SearchButton } from './SearchButton'
import * as css from './Shell.css'

export function Header() {
  const { t } = useLingui()
  const brand = useBrand()
  const user = useShared('session', userOf)
  const building = useShared('building', buildingOf)
  const { logo: showsLogo } = useFeatures()
  const tinted = useOwnColors()
  return (
    <header className={css.header}>
      {showsLogo &&
        routerLink({
          href: '/',
          className: css.mark,
          children: <Brandmark name={t`${brand.name}, home`} logo={brand.logo} tinted={tinted} />,
        })}
      <span className={css.spring} />
      <SearchButton />
      <BuildingSwitcher />
      {user !== null && <HeaderMenu key={building?.uuid} user={user} />}
    </header>
  )
}
