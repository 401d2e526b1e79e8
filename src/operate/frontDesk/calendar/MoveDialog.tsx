import type { CalendarBooking } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  isConfirmingMove,
  isMoving,
  liftedOf,
  moveFailure,
  placeOf,
  reasonOf,
} from '@machines/operate/dayCalendar/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { useFailureText } from '../../form/useFailureText'
import { useMoment } from '../useMoment'
import * as css from './calendar.css'
import type { Place } from './calendar.logic'
import type { MoveBanner } from './MoveBanner'
import { useMoveRefusals } from './useMoveRefusals'

/** Asks before a booking moves: its user gets a mail. */
export function MoveDialog({ calendar }: ComponentProps<typeof MoveBanner>) {
  const { t } = useLingui()
  const { span } = useMoment()
  const open = useSelector(calendar, isConfirmingMove)
  const busy = useSelector(calendar, isMoving)
  const booking = useSelector(calendar, liftedOf<CalendarBooking>)
  const place = useSelector(calendar, placeOf<Place>)
  const reason = useSelector(calendar, reasonOf)
  const failure = useSelector(calendar, moveFailure)
  const failureText = useFailureText(useMoveRefusals())
  const dismiss = () => calendar.send({ type: 'move.dismissed' })
  const name = booking?.booked_by.name ?? ''
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      closeLabel={t`Close`}
      title={t`Move this booking?`}
      description={t`${name} gets an email with the new time.`}
      footer={
        <>
          <Button variant="secondary" onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t`Moving`}
            onClick={() => calendar.send({ type: 'move.confirmed' })}
          >
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        {booking !== null && place !== null && (
          <dl className={css.facts}>
            <dt>
              <Trans>From</Trans>
            </dt>
            <dd>
              {booking.resource.name}, {span(booking.start_at, booking.end_at, booking.timezone)}
            </dd>
            <dt>
              <Trans>To</Trans>
            </dt>
            <dd>
              {place.resource.name}, {span(place.start_at, place.end_at, place.timezone)}
            </dd>
          </dl>
        )}
        <Field label={t`Reason`} aside={t`Optional`}>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) =>
              calendar.send({ type: 'reason.changed', reason: target.value })
            }
          />
        </Field>
      </div>
    </Dialog>
  )
}
