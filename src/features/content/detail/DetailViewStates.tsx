import type { Building } from '@contract/buildings'
import type { DetailItem } from '@machines/content/detail/item'
import type { DetailActor } from '@machines/content/detail/machine'
import { readOfDetail } from '@machines/content/detail/selectors'
import { isGone } from '@machines/kernel/request/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { usePreview } from '@shared/previews'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import type { ReactNode } from 'react'
import { itemPreviews } from '../previews'
import { DetailFailed, DetailGone } from './DetailError'
import { DetailLoading } from './DetailLoading'
import { ParticipationDialogs } from './ParticipationDialogs'

export type DetailView = {
  item: DetailItem
  /** The item is the preview of the link that was pressed; the read is on its way. */
  isPreview: boolean
  detail: DetailActor
  building: Building
}

type Props = { children: (view: DetailView) => ReactNode }
type ViewProps = Props & { detail: DetailActor | undefined }

/** A content item in its four view states. */
export function DetailViewStates({ detail, children }: ViewProps) {
  const building = useShared('building', buildingOf)
  if (detail === undefined || building === null) return <DetailLoading />
  return (
    <Item key={detail.sessionId} detail={detail} building={building}>
      {children}
    </Item>
  )
}

function Item({ detail, building, children }: Props & Pick<DetailView, 'detail' | 'building'>) {
  const read = useRead(useSelector(detail, readOfDetail))
  const preview = usePreview(itemPreviews, detail.getSnapshot().context.of.uuid)
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => detail.send({ type: 'request.invalidated' })} />
  }
  const item = read.data ?? preview
  if (item === null) return <DetailLoading />
  return (
    <>
      {children({ item, isPreview: read.data === null, detail, building })}
      {read.data !== null && (
        <ParticipationDialogs detail={detail} item={read.data} building={building} />
      )}
    </>
  )
}
