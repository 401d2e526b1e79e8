import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import * as css from './companyGrid.css'

export function DirectoryLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading companies`}>
      <div className={css.unmeasured}>
        {Array.from({ length: 12 }, (_, key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}
