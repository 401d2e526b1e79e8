import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { readOfDetail } from '@machines/detail/selectors'
import { useRead } from '@screens/app/reading'
import { useDiscoverMode } from '@screens/app/useDiscoverMode'
import { ContentItemTile } from '@screens/contentTile/ContentItemTile'
import { type DetailActor, useDetail, useDetailOf } from '@screens/detail/useDetail'
import { useMatch } from '@tanstack/react-router'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { useSelector } from '@xstate/react'
import * as css from './content.css'

type Props = { uuid: string; parent: DetailActor; building: Building }

/** The tile of an item that is attached to another one; gone if it is not on any more. */
export function AttachedContent({ uuid, parent, building }: Props) {
  const of = useDetailOf('content', uuid)
  if (of === null) return null
  return <Tile key={uuid} of={of} parent={parent} building={building} />
}

type TileProps = Omit<Props, 'uuid'> & { of: NonNullable<ReturnType<typeof useDetailOf>> }

function Tile({ of, parent, building }: TileProps) {
  const attached = useDetail(of)
  const mode = useDiscoverMode(building.uuid)
  const currentPath = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const read = useRead<ContentItem>(useSelector(attached, readOfDetail))
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
          onPress={(contentType) => parent.send({ type: 'content.pressed', contentType })}
        />
      )}
    </div>
  )
}
