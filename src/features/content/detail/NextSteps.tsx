import { Trans } from '@lingui/react/macro'
import type { DetailActor } from '@machines/content/detail/machine'
import { hasJustReserved } from '@machines/content/detail/selectors'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import * as css from './detail.css'

type Props = { detail: DetailActor; isRsvp: boolean; hasCalendar: boolean }

/**
 * The user's RSVP or claim, and what they can do with it; directly after the action, the phone's
 * action bar shows it in full.
 */
export function NextSteps({ detail, isRsvp, hasCalendar }: Props) {
  const justReserved = useSelector(detail, hasJustReserved)
  return (
    <div className={cx(small, !justReserved && css.onlyCard)}>
      <p>
        <Taken isRsvp={isRsvp} justReserved={justReserved} />
      </p>
      <p className={muted}>
        {!isRsvp ? (
          <Trans>Show your pass when you use it.</Trans>
        ) : hasCalendar ? (
          <Trans>Add it to your calendar, then just show up.</Trans>
        ) : (
          <Trans>We’ve saved your spot. Just show up.</Trans>
        )}
      </p>
    </div>
  )
}

/**
 * Directly after the user's own action, "already" would sound like a reproach; it is for later
 * visits to the page.
 */
function Taken({ isRsvp, justReserved }: { isRsvp: boolean; justReserved: boolean }) {
  if (justReserved) return isRsvp ? <Trans>You’re going.</Trans> : <Trans>The deal is yours.</Trans>
  if (isRsvp) return <Trans>You’ve already RSVP’d.</Trans>
  return <Trans>You’ve already claimed this deal.</Trans>
}
