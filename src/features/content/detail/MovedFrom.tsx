import { Trans } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import { figures, muted } from '@ui/theme/typography.css'

/** When an event was to start before it was moved. */
export function MovedFrom({ earlier: { day, time } }: { earlier: { day: string; time: string } }) {
  return (
    <span className={cx(muted, figures)} suppressHydrationWarning>
      <Trans>
        Moved from {day}, {time}
      </Trans>
    </span>
  )
}
