import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { TileGrid } from '@ui/tile/TileGrid'
import * as css from './home.css'

/** The shape of a home, while its building is still being found out. */
export function HomeLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your building`}>
      <div className={css.jumbotron} />
      <div className={css.page}>
        <TileGrid kind="utility">
          {['a', 'b', 'c', 'd'].map((key) => (
            <SkeletonTile key={key} kind="utility" />
          ))}
        </TileGrid>
        <TileGrid kind="content">
          {['a', 'b', 'c'].map((key) => (
            <SkeletonTile key={key} kind="content" />
          ))}
        </TileGrid>
      </div>
    </Loading>
  )
}
