import type { Building } from '@contract/buildings'
import { buildingOf } from '@machines/building/selectors'
import type { DetailItem } from '@machines/detail/item'
import type { detailMachine } from '@machines/detail/machine'
import { readOfDetail } from '@machines/detail/selectors'
import { isGone } from '@machines/request/selectors'
import { useRead } from '@screens/app/reading'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { DetailLoading } from './DetailLoading'
import { DetailFailed, DetailGone } from './DetailTrouble'
import { ParticipationDialogs } from './ParticipationDialogs'

export type DetailActor = ActorRefFrom<typeof detailMachine>
export type DetailView = { item: DetailItem; detail: DetailActor; building: Building }

type Props = { children: (view: DetailView) => ReactNode }

/** One thing that is on, in its four looks. */
export function DetailLooks({ children }: Props) {
  const building = useShared('building', buildingOf)
  const detail = usePage('detail')
  if (detail === undefined || building === null) return <DetailLoading />
  return (
    <Looks key={detail.sessionId} detail={detail} building={building}>
      {children}
    </Looks>
  )
}

function Looks({ detail, building, children }: Props & Omit<DetailView, 'item'>) {
  const read = useRead(useSelector(detail, readOfDetail))
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => detail.send({ type: 'read.retried' })} />
  }
  if (read.data === null) return <DetailLoading />
  return (
    <>
      {children({ item: read.data, detail, building })}
      <ParticipationDialogs detail={detail} item={read.data} building={building} />
    </>
  )
}
