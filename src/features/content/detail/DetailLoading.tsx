import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import * as css from './detail.css'

export function DetailLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading`}>
      <div className={css.page}>
        <div className={css.back} />
        <div className={css.columns}>
          <div className={css.picture} data-page="picture" />
          <Skeleton width="70%" height="44px" shape="block" />
          <div className={css.aside}>
            <Skeleton lines={4} />
          </div>
          <div className={css.body}>
            <Skeleton lines={4} />
          </div>
        </div>
      </div>
    </Loading>
  )
}
