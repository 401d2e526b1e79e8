import type { Resource } from '@contract/bookings'
import { facts } from '@features/content/detail/detail.css'
import { Fact } from '@features/content/detail/Fact'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '@shared/useLocale'
import { figures, strong } from '@ui/theme/typography.css'
import CalendarX from 'lucide-react/icons/calendar-x'
import Clock from 'lucide-react/icons/clock'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { minutesInWords, useRate } from './useRate'

/** Price, longest booking, approval, and until when a booking can be cancelled. */
export function SpaceFacts({ space }: { space: Resource }) {
  const { t } = useLingui()
  const locale = useLocale()
  const rateOf = useRate()
  const longest = minutesInWords(locale, space.slot_minutes * space.most_slots)
  const notice = space.cancellation_window_end_minutes ?? 0
  const before = minutesInWords(locale, notice)
  return (
    <dl className={facts}>
      <Fact icon={<Tag size={20} />} label={t`Price`}>
        <span className={`${strong} ${figures}`} suppressHydrationWarning>
          {rateOf(space)}
        </span>
      </Fact>
      <Fact icon={<Clock size={20} />} label={t`Duration`}>
        <span suppressHydrationWarning>
          <Trans>Up to {longest}</Trans>
        </span>
      </Fact>
      <Fact icon={<CalendarX size={20} />} label={t`Cancellation`}>
        <span suppressHydrationWarning>
          {notice > 0 ? (
            <Trans>You can cancel until {before} before it starts</Trans>
          ) : (
            <Trans>You can cancel until it starts</Trans>
          )}
        </span>
      </Fact>
      {space.needs_approval && (
        <Fact icon={<UserRoundCheck size={20} />} label={t`Approval`}>
          <Trans>The building approves each booking</Trans>
        </Fact>
      )}
    </dl>
  )
}
