import type { BookingAction } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PressMachine } from '@machines/operate/press/machine'
import { replyOf } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { CalendarChange } from './calendar.logic'

type Props = {
  press: ActorRefFrom<PressMachine<CalendarChange, CalendarChange>>
  onDismiss: () => void
}

/** What was done last, in words. */
export function PressReport({ press, onDismiss }: Props) {
  const { t } = useLingui()
  const made = useSelector(press, replyOf)
  if (made === null) return null
  const said: Record<BookingAction, string> = {
    approve: t`The booking is approved. Its user is told by email.`,
    deny: t`The booking is denied. Its user is told by email.`,
    block: t`The booking is denied, and its time stays blocked. Its user is told by email.`,
    free: t`The time is free again.`,
    cancel: t`The booking is cancelled. Its user is told by email.`,
  }
  return (
    <Notice
      tone="success"
      live
      action={
        <Button
          variant="ghost"
          onClick={() => {
            onDismiss()
            press.send({ type: 'report.dismissed' })
          }}
        >
          <Trans>Close</Trans>
        </Button>
      }
    >
      {'closure' in made ? t`The resource is open again.` : said[made.action]}
    </Notice>
  )
}
