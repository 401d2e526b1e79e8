import { userOf } from '@machines/session/selectors'
import { routerLink } from '@screens/app/routerLink'
import { useFeatures } from '@screens/app/useFeatures'
import { useShared } from '@screens/app/useShared'
import { BuildingSwitcher } from './BuildingSwitcher'
import { HeaderMark } from './HeaderMark'
import { HeaderMenu } from './HeaderMenu'
import { SearchButton } from './SearchButton'
import * as css from './Shell.css'

export function Header() {
  const user = useShared('session', userOf)
  const { logo: showsLogo } = useFeatures()
  return (
    <header className={css.header}>
      {showsLogo &&
        routerLink({
          href: '/',
          className: css.mark,
          children: <HeaderMark />,
        })}
      <span className={css.spring} />
      <SearchButton />
      <BuildingSwitcher />
      {user !== null && <HeaderMenu user={user} />}
    </header>
  )
}
