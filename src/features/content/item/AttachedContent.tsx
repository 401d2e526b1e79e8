import type { Building } from '@contract/buildings'
import type { DetailActor } from '@machines/content/detail/machine'
import { attachedOf, pathOf } from '@machines/content/detail/selectors'
import { useRead } from '@shared/reading'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useSelector } from '@shared/useSelector'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { ContentItemTile } from '../tile/ContentItemTile'
import * as css from './content.css'

type Props = { detail: DetailActor; building: Building }

/** The tile of an item attached to another one; nothing if it has expired. */
export function AttachedContent({ detail, building }: Props) {
  const mode = useDiscoverMode()
  const currentPath = useSelector(detail, pathOf)
  const read = useRead(useSelector(detail, attachedOf))
  if (read.status === 'REJECTED') return null
  return (
    <div className={css.attachedTile}>
      {read.data === null ? (
        <SkeletonTile kind="content" />
      ) : (
        <ContentItemTile
          item={read.data}
          at={{ mode, buildingUuid: building.uuid, currentPath }}
          timeZone={building.timezone}
          onPress={(contentType) => detail.send({ type: 'content.pressed', contentType })}
        />
      )}
    </div>
  )
}
