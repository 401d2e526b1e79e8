import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import * as css from './Page.css'

/** A page whose logic is about to start. */
export function PageLoading() {
  const { t } = useLingui()
  return (
    <div className={css.page}>
      <Loading label={t`Loading`}>
        <Skeleton lines={3} />
      </Loading>
    </div>
  )
}
