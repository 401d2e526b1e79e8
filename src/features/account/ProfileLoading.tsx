import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import * as css from './account.css'

/** The shape of the form. */
export function ProfileLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your profile`}>
      <div className={css.form}>
        <Skeleton shape="circle" width="96px" />
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} shape="block" height="72px" />
        ))}
      </div>
    </Loading>
  )
}
