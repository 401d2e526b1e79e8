import type { Attendance } from '@contract/operate/attendees'
import { useLingui } from '@lingui/react/macro'
import { muted } from '@ui/theme/typography.css'
import { useMoment } from '../frontDesk/useMoment'
import * as css from './attendees.css'

/** What the item is, when, and how many take part and came. */
export function Figures({ about }: { about: Attendance }) {
  const { t } = useLingui()
  const { moment, span } = useMoment()
  const { title, start_at, end_at, timezone, taken, capacity, came, action, is_open } = about
  const when =
    start_at === null
      ? null
      : end_at === null
        ? moment(start_at, timezone)
        : span(start_at, end_at, timezone)
  return (
    <div>
      <p>
        <strong>{title}</strong>
        {when !== null && `, ${when}`}
      </p>
      <p className={css.figures}>
        <span>{capacity === null ? t`Taken: ${taken}` : t`Taken: ${taken} of ${capacity}`}</span>
        <span>{t`Came: ${came}`}</span>
        {action !== 'none' && (
          <span className={muted}>
            {is_open ? t`Registration is open` : t`Registration is closed`}
          </span>
        )}
      </p>
    </div>
  )
}
