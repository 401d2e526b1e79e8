import type { EventPost } from '@contract/posts'
import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '@machines/content/address'
import { standing as standingOf } from '@machines/detail/selectors'
import { useLocale } from '@screens/app/useLocale'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailPicture } from '@screens/detail/DetailPicture'
import { type DetailView, DetailVisit } from '@screens/detail/DetailVisit'
import * as css from '@screens/detail/detail.css'
import { Fact } from '@screens/detail/Fact'
import { Participation } from '@screens/detail/Participation'
import { useNow } from '@screens/detail/useNow'
import { When } from '@screens/detail/When'
import { Where } from '@screens/detail/Where'
import { formatPrice } from '@screens/format/prices'
import { useParams } from '@tanstack/react-router'
import { strong } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import Tag from 'lucide-react/icons/tag'

/** An event post: one RSVPs to it, and takes that back. */
export function EventPostScreen() {
  const { eventPostUuid = '' } = useParams({ strict: false })
  return (
    <DetailVisit kind="eventPost" uuid={eventPostUuid}>
      {(view) => <EventPostDetail {...view} />}
    </DetailVisit>
  )
}

function EventPostDetail({ data: event, detail, building }: DetailView<EventPost>) {
  const { t } = useLingui()
  const locale = useLocale()
  const standing = useSelector(detail, standingOf)
  const now = useNow()
  const address = addressOf(event)
  const price = formatPrice(locale, event.price, event.currency_type)
  const end = Date.parse(event.end_at ?? event.start_at ?? '')
  return (
    <DetailPage
      back={{ href: `/building/${building.uuid}`, label: building.name }}
      picture={<DetailPicture src={event.image_url} alt={null} />}
      title={event.title}
      subtitle={event.subtitle}
      aside={
        <div className={css.card}>
          <dl className={css.facts}>
            {event.start_at && (
              <When
                uuid={event.uuid}
                title={event.title}
                startAt={event.start_at}
                endAt={event.end_at}
                timeZone={event.timezone ?? building.timezone}
                location={address}
                description={event.description}
                hasCalendar
                onSave={(entry) => detail.send({ type: 'calendar.saved', entry })}
              />
            )}
            <Where address={address} latitude={event.latitude} longitude={event.longitude} />
            <Fact icon={<Tag size={20} />} label={t`Price`}>
              <span className={strong}>{price ?? <Trans>Free</Trans>}</span>
            </Fact>
          </dl>
          {standing !== null && (
            <Participation
              detail={detail}
              standing={standing}
              label={event.cta_label}
              closedBecause={end <= now ? <Trans>This event is over.</Trans> : null}
            />
          )}
        </div>
      }
    >
      {event.description && <p className={css.prose}>{event.description}</p>}
    </DetailPage>
  )
}
