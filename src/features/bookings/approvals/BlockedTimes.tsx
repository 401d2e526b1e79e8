import { Trans, useLingui } from '@lingui/react/macro'
import type { ApprovalsActor } from '@machines/bookings/approvals/machine'
import { blockedOf, decidedUuid, isBusy } from '@machines/bookings/approvals/selectors'
import { useRead } from '@shared/reading'
import * as css from '@shared/rowList.css'
import { section } from '@shared/section.css'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { muted, sectionTitle, small } from '@ui/theme/typography.css'
import * as own from './approvals.css'
import { BookingSummary } from './BookingSummary'
import { MorePages } from './MorePages'

/** Denied bookings whose slot remains blocked, each with a button to free it. */
export function BlockedTimes({ approvals }: { approvals: ApprovalsActor }) {
  const { t } = useLingui()
  const list = useSelector(approvals, blockedOf)
  const { data } = useRead(list)
  const decided = useSelector(approvals, decidedUuid)
  const busy = useSelector(approvals, isBusy)
  if (data === null || data.length === 0) return null
  return (
    <section className={section} aria-labelledby="blocked-title">
      <h2 id="blocked-title" className={sectionTitle}>
        <Trans>Blocked times</Trans>
      </h2>
      <p className={cx(small, muted)}>
        <Trans>These bookings were denied as unavailable, so no one can book these times.</Trans>
      </p>
      <div className={css.more}>
        <ul className={css.rows}>
          {data.map((booking) => {
            const { uuid, resource, requested_by: who } = booking
            const what = `${resource.name}, ${who.name}`
            return (
              <li key={uuid} className={css.row}>
                <BookingSummary booking={booking} level="h3">
                  {booking.decision_reason && <p className={small}>{booking.decision_reason}</p>}
                </BookingSummary>
                <div className={cx(css.aside, own.actions)}>
                  <Button
                    variant="secondary"
                    busy={busy && decided === uuid}
                    disabled={busy && decided !== uuid}
                    busyLabel={t`One moment`}
                    aria-label={t`Unblock time: ${what}`}
                    onClick={() => approvals.send({ type: 'denial.takenBack', uuid })}
                  >
                    <Trans>Unblock time</Trans>
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
        <MorePages list={list} />
      </div>
    </section>
  )
}
