import type { ResourceBooking } from '@contract/transactions'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { receiptTitle } from '@rules/bookings/status'
import { routerLink } from '@shared/routerLink'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { useEffect, useRef } from 'react'
import { ReceiptPaper } from '../history/ReceiptPaper'
import * as css from './spaces.css'
import { useSpacePath } from './useSpacePath'

type Props = { reserve: ReserveActor; booking: ResourceBooking }

/** The receipt of the new booking, and where to go next. */
export function BookedSpace({ reserve, booking }: Props) {
  const { t } = useLingui()
  const { spaces, isWebView } = useSpacePath()
  const isRequest = receiptTitle(booking.status) === 'requested'
  const title = isRequest ? t`Your request is with the building` : t`It’s yours`
  const here = useRef<HTMLElement>(null)
  // The pressed button is gone with the form.
  useEffect(() => here.current?.focus(), [])
  return (
    <section ref={here} tabIndex={-1} aria-label={title} className={css.booked}>
      <Notice tone="success" title={title} live>
        {isRequest ? (
          <Trans>
            You’ll see the decision in your history. The time is reserved for you until then.
          </Trans>
        ) : (
          <Trans>You’ll find it in your history, where you can also cancel it.</Trans>
        )}
      </Notice>
      <ReceiptPaper booking={booking} level="h2" />
      <div className={css.actions}>
        {isWebView ? (
          routerLink({
            href: spaces,
            className: buttonClass({ variant: 'primary' }),
            children: <Trans>See all spaces</Trans>,
          })
        ) : (
          <Link
            to="/my-history"
            search={{ type: 'bookings' }}
            className={buttonClass({ variant: 'primary' })}
          >
            <Trans>See your bookings</Trans>
          </Link>
        )}
        <Button variant="secondary" onClick={() => reserve.send({ type: 'another.pressed' })}>
          <Trans>Book another time</Trans>
        </Button>
      </div>
    </section>
  )
}
