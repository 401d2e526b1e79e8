import type { BookingAction, CalendarBooking, Closure } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PressMachine } from '@machines/operate/press/machine'
import { pendingOf, pressFailure } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../../form/useFailureText'
import { BookingState } from '../BookingState'
import { PersonCell } from '../FrontDeskList'
import { useMoment } from '../useMoment'
import * as css from './calendar.css'
import type { CalendarChange } from './calendar.logic'
import { useMoveRefusals } from './useMoveRefusals'

type Props = {
  building: string
  entry: CalendarBooking | Closure
  press: ActorRefFrom<PressMachine<CalendarChange, CalendarChange>>
  mayEdit: boolean
  onMove: (booking: CalendarBooking) => void
  onClose: () => void
}

const actionsIn: Record<CalendarBooking['state'], readonly BookingAction[]> = {
  waiting: ['approve', 'deny', 'block'],
  confirmed: ['cancel'],
  denied: ['free'],
  cancelled: [],
}

/** A booking or a closure, and what a manager can do with it. */
export function BookingDialog({ building, entry, press, mayEdit, onMove, onClose }: Props) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const pending = useSelector(press, pendingOf)
  const failure = useSelector(press, pressFailure)
  const failureText = useFailureText(useMoveRefusals())
  const booking = 'booked_by' in entry ? entry : null
  const actions = booking === null || !mayEdit ? [] : actionsIn[booking.state]
  const names: Record<BookingAction, string> = {
    approve: t`Approve`,
    deny: t`Deny`,
    block: t`Deny and block the time`,
    free: t`Free the time`,
    cancel: t`Cancel the booking`,
  }
  const take = (change: CalendarChange) => press.send({ type: 'step.pressed', change })
  const isMovable = booking?.state === 'waiting' || booking?.state === 'confirmed'
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={booking === null ? t`Closed` : booking.resource.name}
      footer={
        mayEdit && (
          <>
            {booking !== null && isMovable && (
              <Button variant="secondary" onClick={() => onMove(booking)}>
                <Trans>Move</Trans>
              </Button>
            )}
            {booking !== null &&
              actions.map((action) => (
                <Button
                  key={action}
                  variant={action === 'approve' || action === 'free' ? 'primary' : 'secondary'}
                  busy={pending !== null && 'action' in pending && pending.action === action}
                  busyLabel={t`Saving`}
                  onClick={() => take({ building, booking, action, reason })}
                >
                  {names[action]}
                </Button>
              ))}
            {'reason' in entry && (
              <Button
                variant="primary"
                busy={pending !== null}
                busyLabel={t`Saving`}
                onClick={() => take({ building, closure: entry })}
              >
                <Trans>Open again</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <div className={css.dialog}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        {'reason' in entry ? <p>{entry.reason}</p> : <Facts booking={entry} />}
        {actions.length > 0 && booking?.state !== 'denied' && (
          <Field label={t`Reason`} aside={t`Optional`} hint={t`Part of the email.`}>
            <TextArea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ booking }: { booking: CalendarBooking }) {
  const { span } = useMoment()
  const { booked_by: by, name, state, start_at, end_at, timezone } = booking
  return (
    <dl className={css.facts}>
      <dt>
        <Trans>When</Trans>
      </dt>
      <dd>{span(start_at, end_at, timezone)}</dd>
      <dt>
        <Trans>Booked by</Trans>
      </dt>
      <dd>
        <PersonCell person={by} />
      </dd>
      {name && (
        <>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>{name}</dd>
        </>
      )}
      <dt>
        <Trans>State</Trans>
      </dt>
      <dd>
        <BookingState state={state} />
      </dd>
    </dl>
  )
}
