import { useLingui } from '@lingui/react/macro'
import * as css from '@shared/rowList.css'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'

export function HistoryLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your history`}>
      <div className={css.rows}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}
