import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { TileGrid } from '@ui/tile/TileGrid'

export function DirectoryLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading companies`}>
      <TileGrid kind="directory">
        {Array.from({ length: 12 }, (_, key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </TileGrid>
    </Loading>
  )
}
