import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { TileGrid } from '@ui/tile/TileGrid'
import * as css from './suites.css'

export function PlacesLoading({ label }: { label: string }) {
  return (
    <div className={css.list}>
      <Loading label={label}>
        <TileGrid kind="directory">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <SkeletonTile key={key} kind="utility" />
          ))}
        </TileGrid>
      </Loading>
    </div>
  )
}
