import type { Building } from '@contract/buildings'
import type { Pass } from '@contract/passes'
import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { Link } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { caption, figures, muted, small } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import QrCode from 'lucide-react/icons/qr-code'
import { Countdown } from './Countdown'
import * as css from './day.css'

type Props = { pass: Pass; building: Building; now: number }

/** A pass on home: item, time and place, linked to its code. */
export function PassTicket({ pass, building, now }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const { content, kind } = pass
  const zone = content.timezone ?? building.timezone
  const when =
    kind === 'rsvp' && content.start_at ? formatMoment(locale, content.start_at, zone, clock) : null
  return (
    <Link
      to="/building/$buildingUuid/passes/$contentUuid"
      params={{ buildingUuid: building.uuid, contentUuid: content.uuid }}
      className={css.link}
    >
      <Ticket
        shape="wide"
        state={<Countdown pass={pass} now={now} />}
        title={content.title}
        lang={foreignLang(locale, content.lang)}
        stub={
          <>
            <QrCode size={32} aria-hidden="true" />
            <span className={caption}>
              <Trans>Show pass</Trans>
            </span>
          </>
        }
      >
        {when && (
          <span className={cx(small, muted, figures)} suppressHydrationWarning>
            {when}
          </span>
        )}
        {content.formatted_address && (
          <span className={cx(small, muted, css.place)}>{content.formatted_address}</span>
        )}
      </Ticket>
    </Link>
  )
}
