import type { ResourceBooking, Transaction } from '@contract/transactions'
import { Trans } from '@lingui/react/macro'
import { pictureSource } from '@rules/links/links'
import { formatAmount, formatCents } from '@shared/format/amounts'
import { formatSpan } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { Picture } from '@shared/Picture'
import * as css from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useImageFailure } from '@shared/useImageFailure'
import { useLocale } from '@shared/useLocale'
import { Link } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { figures, muted, small } from '@ui/theme/typography.css'
import Sparkles from 'lucide-react/icons/sparkles'
import { type ReactNode, useId } from 'react'
import { BookingStatus } from './BookingStatus'

type Props = {
  item: Transaction
  /** The current building, for events whose own building the server does not return. */
  buildingUuid: string
  timezone: string
  onOpen: (booking: ResourceBooking) => void
}

/** One row of the history, of any type. */
export function TransactionRow({ item, buildingUuid, timezone, onOpen }: Props) {
  const locale = useLocale()
  const zone = item.timezone ?? timezone
  const id = useId()
  const parts: RowParts = { title: `${id}title`, when: `${id}when`, status: `${id}status` }
  // Rows of one room differ by their date and status, so the name has them, too.
  const names = { id: parts.title, 'aria-labelledby': Object.values(parts).join(' ') }
  if (item.type === 'event_post') {
    const { content } = item
    const lang = foreignLang(locale, content.lang)
    return (
      <Row
        parts={parts}
        picture={content.image_url}
        title={
          <Link
            {...names}
            lang={lang}
            to="/building/$buildingUuid/event-posts/$uuid"
            params={{ buildingUuid: item.building_uuid ?? buildingUuid, uuid: content.uuid }}
            className={css.cover}
          >
            {content.title}
          </Link>
        }
        subtitle={content.subtitle && <span lang={lang}>{content.subtitle}</span>}
        startAt={content.start_at}
        endAt={content.end_at}
        movedFrom={content.moved_from}
        timezone={zone}
        price={content.price ? formatAmount(locale, content.price, item.currency_type) : null}
        status={content.status}
        isAttended
      />
    )
  }
  if (item.type === 'resource_booking') {
    const { resource } = item.content
    const lang = foreignLang(locale, resource.lang)
    return (
      <Row
        parts={parts}
        picture={resource.image_url}
        title={
          <button
            type="button"
            {...names}
            lang={lang}
            className={css.cover}
            onClick={() => onOpen(item)}
          >
            {resource.name}
          </button>
        }
        subtitle={item.name}
        details={item.details && <span lang={lang}>{item.details}</span>}
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
      parts={parts}
      logo={pictureSource(service.logo_url)}
      title={service.provider_name}
      startAt={item.start_at}
      timezone={zone}
      price={formatCents(locale, service.price, item.currency_type)}
      status={item.status}
    />
  )
}

/** When an event was to start before it was moved. */
function MovedFrom({ day, time }: { day: string; time: string }) {
  return (
    <p className={cx(small, figures)}>
      <Trans>
        Moved from {day}, {time}
      </Trans>
    </p>
  )
}

/** The ids of what names a row. */
type RowParts = { title: string; when: string; status: string }

type RowProps = {
  picture?: string | null | undefined
  /** Replaces the picture; null without a logo. */
  logo?: string | null
  /** A text, or the link or button that opens the row. */
  title: ReactNode
  parts: RowParts
  subtitle?: ReactNode
  details?: ReactNode
  startAt: string | null | undefined
  endAt?: string | null | undefined
  timezone: string
  /** When an event was to start before it was moved. */
  movedFrom?: string | null | undefined
  price: string | null
  status: string | null | undefined
  /** Whether it is an event, which users attend instead of book. */
  isAttended?: boolean
}

function Row(props: RowProps) {
  const { picture, logo, title, subtitle, details, startAt, endAt, movedFrom, timezone, price } =
    props
  const { parts, status, isAttended } = props
  const locale = useLocale()
  const clock = useClock()
  const when = startAt ? formatSpan(locale, startAt, endAt, timezone, clock) : null
  const earlier = movedFrom ? formatSpan(locale, movedFrom, null, timezone, clock) : null
  return (
    <li className={cx(css.row, typeof title !== 'string' && css.pressable)}>
      {logo === undefined ? (
        <Picture src={picture} shape="tile" alt="" sizes="112px" className={css.picture} />
      ) : (
        <span className={cx(css.picture, css.mark)}>
          <ServiceLogo src={logo} />
        </span>
      )}
      <div className={css.textBlock}>
        <h2 className={css.title}>{title}</h2>
        {subtitle && <p className={small}>{subtitle}</p>}
        {details && <p className={cx(small, muted, css.clamped)}>{details}</p>}
        <p id={parts.when} className={cx(small, muted, figures)}>
          {when === null ? <Trans>No date yet</Trans> : <Dotted texts={[when.day, when.time]} />}
        </p>
        {earlier !== null && <MovedFrom {...earlier} />}
      </div>
      <div className={css.aside}>
        <span id={parts.status}>
          {status && <BookingStatus status={status} isAttended={isAttended} />}
        </span>
        {price !== null && (
          <span className={cx(small, figures)} suppressHydrationWarning>
            {price}
          </span>
        )}
      </div>
    </li>
  )
}

/** The logo of a service's provider, or a placeholder if there is none or it fails to load. */
function ServiceLogo({ src }: { src: string | null }) {
  const { hasFailed, reports } = useImageFailure(src)
  if (src === null || hasFailed) return <Sparkles size={24} aria-hidden="true" />
  return (
    <img src={src} alt="" width={64} height={64} loading="lazy" decoding="async" {...reports} />
  )
}
