import type { OwnSession } from '@contract/ownSessions'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSessionsActor } from '@machines/account/ownSessions/machine'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { formatMoment } from '@shared/format/days'
import * as rows from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { figures, muted, small } from '@ui/theme/typography.css'
import Check from 'lucide-react/icons/check'
import Laptop from 'lucide-react/icons/laptop'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import * as css from './account.css'
import { useSessionName } from './useSessionName'

const icons = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: MonitorSmartphone,
} satisfies Record<OwnSession['device'], unknown>

type Props = { session: OwnSession; ownSessions: OwnSessionsActor }

/** One session: its device, its start, and a button to end it. */
export function SessionRow({ session, ownSessions }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const name = useSessionName()(session)
  const Icon = icons[session.device]
  const moment = (iso: string) => formatMoment(locale, iso, timezone, clock)
  const since = moment(session.started_at)
  const seen = moment(session.last_seen_at)
  return (
    <li className={rows.row}>
      <span className={cx(rows.mark, css.mark)}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className={rows.textBlock}>
        <h2 className={cx(rows.title, css.rowTitle)}>
          {name}
          {session.current && (
            <StatusPill tone="success" icon={<Check size={16} />}>
              <Trans>This device</Trans>
            </StatusPill>
          )}
        </h2>
        <p className={cx(small, muted, figures)} suppressHydrationWarning>
          {session.current ? <Trans>Signed in {since}</Trans> : <Trans>Last active {seen}</Trans>}
        </p>
      </div>
      {!session.current && (
        <div className={rows.aside}>
          <Button
            variant="ghost"
            aria-label={t`Sign out ${name}`}
            onClick={() =>
              ownSessions.send({ type: 'end.pressed', session, uuids: [session.uuid] })
            }
          >
            <Trans>Sign out</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
