import type { ResourceBooking, Transaction } from '@contract/transactions'
import { Trans } from '@lingui/react/macro'
import { pictureSource } from '@rules/links/links'
import { Picture } from '@screens/app/Picture'
import { routerLink } from '@screens/app/routerLink'
import * as css from '@screens/app/rowList.css'
import { useClock } from '@screens/app/useClock'
import { useLocale } from '@screens/app/useLocale'
import { formatAmount, formatCents } from '@screens/format/amounts'
import { formatSpan } from '@screens/format/days'
import { cx } from '@ui/classes/cx'
import { figures, quiet, small } from '@ui/theme/typography.css'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { BookingStatus } from './BookingStatus'

type Props = {
  item: Transaction
  /** Of the building that one is in: an event is shown there. */
  buildingUuid: string
  timezone: string
  onOpen: (booking: ResourceBooking) => void
}

/** One line of the history, whatever its kind. */
export function TransactionRow({ item, buildingUuid, timezone, onOpen }: Props) {
  const locale = useLocale()
  const zone = item.timezone ?? timezone
  if (item.type === 'event_post') {
    const { content } = item
    return (
      <Row
        picture={content.image_url}
        title={routerLink({
          href: `/building/${buildingUuid}/event-posts/${content.uuid}`,
          className: css.cover,
          children: content.title,
        })}
        subtitle={content.subtitle}
        startAt={content.start_at}
        endAt={content.end_at}
        timezone={zone}
        price={content.price ? formatAmount(locale, content.price, item.currency_type) : null}
        status={content.status}
        isAttended
      />
    )
  }
  if (item.type === 'resource_booking') {
    return (
      <Row
        picture={item.content.resource.image_url}
        title={
          <button type="button" className={css.cover} onClick={() => onOpen(item)}>
            {item.content.resource.name}
          </button>
        }
        subtitle={item.name}
        startAt={item.start_at}
        endAt={item.end_at}
        timezone={zone}
        price={item.total_price ? formatAmount(locale, item.total_price, item.currency_type) : null}
        status={item.status}
      />
    )
  }
  const { service } = item.content
  return (
    <Row
      logo={pictureSource(service.logo_url)}
      title={service.provider_name}
      startAt={item.start_at}
      timezone={zone}
      price={formatCents(locale, service.price, item.currency_type)}
      status={item.status}
    />
  )
}

type RowProps = {
  picture?: string | null | undefined
  /** In place of a picture; null where there is none. */
  logo?: string | null
  title: ReactNode
  subtitle?: string | null | undefined
  startAt: string | null | undefined
  endAt?: string | null | undefined
  timezone: string
  price: string | null
  status: string | null | undefined
  /** It is an event, where one does not book but attends. */
  isAttended?: boolean
}

function Row(props: RowProps) {
  const { picture, logo, title, subtitle, startAt, endAt, timezone, price, status, isAttended } =
    props
  const locale = useLocale()
  const clock = useClock()
  const when = startAt ? formatSpan(locale, startAt, endAt, timezone, clock) : null
  return (
    <li className={cx(css.row, typeof title !== 'string' && css.pressable)}>
      {logo === undefined ? (
        <Picture src={picture} shape="tile" alt="" sizes="112px" className={css.picture} />
      ) : (
        <span className={cx(css.picture, css.mark)}>
          {logo === null ? (
            <Sparkles size={24} aria-hidden="true" />
          ) : (
            <img src={logo} alt="" width={64} height={64} loading="lazy" decoding="async" />
          )}
        </span>
      )}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {subtitle && <p className={small}>{subtitle}</p>}
        <p className={cx(small, quiet, figures)} suppressHydrationWarning>
          {when === null ? <Trans>No date yet</Trans> : `${when.day} · ${when.time}`}
        </p>
      </div>
      <div className={css.aside}>
        {status && <BookingStatus status={status} isAttended={isAttended} />}
        {price !== null && (
          <span className={cx(small, figures)} suppressHydrationWarning>
            {price}
          </span>
        )}
      </div>
    </li>
  )
}
