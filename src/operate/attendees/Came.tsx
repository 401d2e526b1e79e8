import type { Attendee } from '@contract/operate/attendees'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useMoment } from '../frontDesk/useMoment'
import * as css from './attendees.css'

type Props = {
  attendee: Attendee
  mayAdmit: boolean
  /** The person was pressed, and the server has not answered yet. */
  isWaiting: boolean
  onPress: () => void
}

/** When a person came, or the button to check them in. */
export function Came({ attendee, mayAdmit, isWaiting, onPress }: Props) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const { came_at, timezone, person } = attendee
  const { name } = person
  if (came_at !== null) {
    return (
      <span className={css.came}>
        <CircleCheck size={20} aria-hidden="true" className={css.cameIcon} />
        <time dateTime={came_at}>{moment(came_at, timezone)}</time>
      </span>
    )
  }
  if (!mayAdmit) return t`Not yet`
  return (
    <Button
      variant="secondary"
      busy={isWaiting}
      busyLabel={t`Checking in ${name}`}
      aria-label={t`Check in ${name}`}
      onClick={onPress}
    >
      {t`Check in`}
    </Button>
  )
}
