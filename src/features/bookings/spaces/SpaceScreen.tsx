import type { Resource } from '@contract/bookings'
import { DetailFailed, DetailGone } from '@features/content/detail/DetailError'
import { DetailLoading } from '@features/content/detail/DetailLoading'
import { DetailPage } from '@features/content/detail/DetailPage'
import { DetailPicture } from '@features/content/detail/DetailPicture'
import { prose } from '@features/content/detail/detail.css'
import { useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { bookingOf, resourceOf } from '@machines/bookings/reserve/selectors'
import { isGone } from '@machines/kernel/request/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { BookedSpace } from './BookedSpace'
import { ReserveForm } from './ReserveForm'
import { SpaceFacts } from './SpaceFacts'
import type { reserve as logic } from './spaces.logic'
import { useDay } from './useDay'
import { useSpacePath } from './useSpacePath'

/** One space, and the form that books it. */
export function SpaceScreen({ page: reserve }: PageProps<typeof logic>) {
  if (reserve === undefined) return <DetailLoading />
  return <SpaceOf key={reserve.sessionId} reserve={reserve} />
}

function SpaceOf({ reserve }: { reserve: ReserveActor }) {
  const read = useRead(useSelector(reserve, resourceOf))
  const building = useShared('building', buildingOf)
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => reserve.send({ type: 'request.invalidated' })} />
  }
  if (read.data === null || building === null) return <DetailLoading />
  return <Space reserve={reserve} space={read.data} timezone={building.timezone} />
}

type Props = { reserve: ReserveActor; space: Resource; timezone: string }

function Space({ reserve, space, timezone }: Props) {
  const { t } = useLingui()
  const lang = useTextLang()(space.lang)
  const { spaces } = useSpacePath()
  const days = useDay(reserve, space, timezone)
  const booking = useSelector(reserve, bookingOf)
  return (
    <DetailPage
      back={{ href: spaces, label: t`Spaces` }}
      picture={
        space.image_url && (
          <DetailPicture src={space.image_url} alt={space.image_alt_text} lang={lang} />
        )
      }
      title={space.name}
      lang={lang}
      aside={<SpaceFacts space={space} />}
    >
      {space.details && (
        <p lang={lang} className={prose}>
          {space.details}
        </p>
      )}
      {booking === null ? (
        <ReserveForm reserve={reserve} space={space} {...days} />
      ) : (
        <BookedSpace reserve={reserve} booking={booking} />
      )}
    </DetailPage>
  )
}
