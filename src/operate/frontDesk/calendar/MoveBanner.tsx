import type { CalendarBooking } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DayCalendarMachine } from '@machines/operate/dayCalendar/machine'
import {
  isChoosing,
  isConfirmingMove,
  liftedOf,
  moveFailure,
} from '@machines/operate/dayCalendar/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../../form/useFailureText'
import { useMoment } from '../useMoment'
import type { Place, WantedBooking, WantedClosure } from './calendar.logic'
import { useMoveRefusals } from './useMoveRefusals'

type Props = {
  calendar: ActorRefFrom<DayCalendarMachine<CalendarBooking, Place, WantedBooking, WantedClosure>>
}

/** Says what is being moved and how to go on, or why a move came too late. */
export function MoveBanner({ calendar }: Props) {
  const { t } = useLingui()
  const { span } = useMoment()
  const lifted = useSelector(calendar, liftedOf<CalendarBooking>)
  const choosing = useSelector(calendar, isChoosing)
  // The question shows its own.
  const failure = useSelector(calendar, (at) => (isConfirmingMove(at) ? null : moveFailure(at)))
  const failureText = useFailureText(useMoveRefusals())
  const cancel = () => calendar.send({ type: 'lift.cancelled' })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && choosing) cancel()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (lifted === null) {
    return (
      failure !== null && (
        <Notice tone="warning" live>
          {failureText(failure)}
        </Notice>
      )
    )
  }
  const {
    booked_by: { name },
    resource,
    start_at,
    end_at,
    timezone,
  } = lifted
  const title = t`Moving the booking of ${name}`
  return (
    <Notice
      tone={failure === null ? 'info' : 'warning'}
      live
      title={title}
      action={
        <Button variant="secondary" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      {failure !== null && <p>{failureText(failure)}</p>}
      <p>
        {resource.name}, {span(start_at, end_at, timezone)}
      </p>
      <p>
        <Trans>Choose a free time, here or on another day.</Trans>
      </p>
    </Notice>
  )
}
