import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import type { DetailInput } from '@machines/detail/context'
import type { DetailItem, DetailKind } from '@machines/detail/item'
import { framedPage, readOfDetail } from '@machines/detail/selectors'
import { isRefusedWith } from '@machines/failure'
import { useRead } from '@screens/app/reading'
import { useShared } from '@screens/app/useShared'
import { LinkOutFrame } from '@screens/linkOut/LazyLinkOutFrame'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { DetailLoading } from './DetailLoading'
import { DetailFailed, DetailGone } from './DetailTrouble'
import { ParticipationDialogs } from './ParticipationDialogs'
import { type DetailActor, useDetail, useDetailOf } from './useDetail'

export type DetailView = { item: DetailItem; detail: DetailActor; building: Building }

type Props = {
  kind: DetailKind
  uuid: string
  children: (view: DetailView) => ReactNode
}

/** One thing that is on, in its four looks; another thing is another visit. */
export function DetailVisit({ kind, uuid, children }: Props) {
  const of = useDetailOf(kind, uuid)
  if (of === null) return <DetailLoading />
  return (
    <Visit key={`${kind} ${uuid}`} of={of}>
      {children}
    </Visit>
  )
}

type VisitProps = Pick<Props, 'children'> & { of: Omit<DetailInput, 'visit'> }

function Visit({ of, children }: VisitProps) {
  const { t } = useLingui()
  const building = useShared('building', buildingOf)
  const detail = useDetail(of)
  const read = useRead<DetailItem>(useSelector(detail, readOfDetail))
  const page = useSelector(detail, framedPage)
  if (read.status === 'REJECTED') {
    const isGone =
      read.failure !== null && isRefusedWith(read.failure, 'not_found', 'invalid_request')
    if (isGone) return <DetailGone />
    return <DetailFailed onRetry={() => detail.send({ type: 'read.retried' })} />
  }
  if (read.data === null || building === null) return <DetailLoading />
  return (
    <>
      {children({ item: read.data, detail, building })}
      <ParticipationDialogs detail={detail} item={read.data} building={building} />
      {page !== null && (
        <LinkOutFrame
          page={page}
          closeLabel={t`Close`}
          onClose={() => detail.send({ type: 'frame.closed' })}
        />
      )}
    </>
  )
}
