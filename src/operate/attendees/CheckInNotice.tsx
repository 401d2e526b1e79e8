import { useLingui } from '@lingui/react/macro'
import type { CheckInMachine } from '@machines/operate/checkIn/machine'
import { checkInFailure, failedArrival, waitingIn } from '@machines/operate/checkIn/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import * as css from '../record/record.css'

/** Names the person whom the server did not check in, and why. */
export function CheckInNotice({ checkIn }: { checkIn: ActorRefFrom<CheckInMachine> }) {
  const { t } = useLingui()
  const arrival = useSelector(checkIn, failedArrival)
  const failure = useSelector(checkIn, checkInFailure)
  const others = useSelector(checkIn, waitingIn).length - 1
  const failureText = useFailureText({
    event_over: t`It is over, so passes are not used any more.`,
    event_not_open: t`It was withdrawn, so passes are not valid.`,
    not_found: t`This person no longer takes part.`,
  })
  if (arrival === null || failure === null) return null
  const { name } = arrival
  return (
    <Notice
      tone="danger"
      live
      title={t`${name} is not checked in`}
      action={
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => checkIn.send({ type: 'arrival.retried' })}>
            {t`Try again`}
          </Button>
          <Button variant="ghost" onClick={() => checkIn.send({ type: 'arrival.dismissed' })}>
            {t`Go on without ${name}`}
          </Button>
        </div>
      }
    >
      {failureText(failure)}
      {others > 0 && ` ${t`Others wait: ${others}.`}`}
    </Notice>
  )
}
