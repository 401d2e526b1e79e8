import type { Notice } from '@contract/notices'
import { Trans } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { formatMoment, momentParts } from '@shared/format/days'
import * as css from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { figures, muted, small } from '@ui/theme/typography.css'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Info from 'lucide-react/icons/info'
import Ticket from 'lucide-react/icons/ticket'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import * as own from './notices.css'
import { useNoticeText } from './useNoticeText'

type Props = { notice: Notice; isUnread: boolean; onOpen: () => void }

/** One notice; the whole row leads to what it is about. */
export function NoticeRow({ notice, isUnread, onOpen }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const { event, name, quote = null, start_at = null, created_at } = notice
  const title = useNoticeText()(event, name)
  return (
    <li className={cx(css.row, css.pressable, isUnread && own.unread)}>
      <span className={cx(css.mark, own.mark)}>
        <NoticeIcon notice={notice} />
      </span>
      <div className={css.textBlock}>
        <h2 className={cx(css.title, own.title)}>
          <Destination notice={notice} onOpen={onOpen}>
            {isUnread && (
              <VisuallyHidden>
                <Trans>Unread:</Trans>{' '}
              </VisuallyHidden>
            )}
            {title ?? name}
          </Destination>
        </h2>
        {start_at !== null && (
          <p className={cx(small, figures)}>{formatMoment(locale, start_at, timezone, clock)}</p>
        )}
        {quote !== null && <p className={cx(small, css.clamped, own.quote)}>{quote}</p>}
        <p className={cx(small, muted, figures)}>
          <Dotted texts={momentParts(locale, created_at, timezone, clock)} />
        </p>
      </div>
      {isUnread && <span className={own.dot} aria-hidden="true" />}
    </li>
  )
}

const isAbout = (event: string, thing: 'booking' | 'request' | 'visitor') => event.startsWith(thing)

function NoticeIcon({ notice: { event, kind } }: { notice: Notice }) {
  const props = { size: 20, 'aria-hidden': true }
  if (isAbout(event, 'booking')) return <CalendarCheck {...props} />
  if (isAbout(event, 'request')) return <Wrench {...props} />
  if (isAbout(event, 'visitor')) return <UserRoundCheck {...props} />
  return kind === 'content' ? <Ticket {...props} /> : <Info {...props} />
}

/** Leads to the booking, the request, the visitors or the item; an event that this version does not know leads nowhere. */
function Destination({
  notice: { event, kind, subject_uuid },
  onOpen,
  children,
}: {
  notice: Notice
  onOpen: () => void
  children: ReactNode
}) {
  const buildingUuid = useShared('building', buildingOf)?.uuid ?? ''
  const props = { className: css.cover, onClick: onOpen }
  if (isAbout(event, 'booking')) {
    return (
      <Link to="/my-history" search={{ type: 'bookings' }} {...props}>
        {children}
      </Link>
    )
  }
  if (isAbout(event, 'request')) {
    return (
      <Link
        to="/building/$buildingUuid/service-requests/$requestId"
        params={{ buildingUuid, requestId: subject_uuid }}
        {...props}
      >
        {children}
      </Link>
    )
  }
  if (isAbout(event, 'visitor')) {
    return (
      <Link to="/building/$buildingUuid/visitors" params={{ buildingUuid }} {...props}>
        {children}
      </Link>
    )
  }
  if (kind === 'content') {
    return (
      <Link
        // It leads to any item, in both modes of discover.
        to="/building/$buildingUuid/$typed/$"
        params={{ buildingUuid, typed: 'contents', _splat: subject_uuid }}
        {...props}
      >
        {children}
      </Link>
    )
  }
  return (
    <button type="button" {...props}>
      {children}
    </button>
  )
}
