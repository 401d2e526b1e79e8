import { userOf } from '@machines/auth/session/selectors'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
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
      {showsLogo && (
        <Link to="/" className={css.mark}>
          <HeaderMark />
        </Link>
      )}
      <span className={css.spring} />
      <SearchButton />
      <BuildingSwitcher />
      {user !== null && <HeaderMenu user={user} />}
    </header>
  )
}
