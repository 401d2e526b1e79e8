import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import * as css from './step.css'

/** Skeleton of a sign-up step. */
export function StepSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading`}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="44px" />
        <Skeleton lines={2} />
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="48px" />
      </div>
    </Loading>
  )
}
