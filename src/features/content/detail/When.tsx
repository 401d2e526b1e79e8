import { useLingui } from '@lingui/react/macro'
import { formatSpan } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { figures, muted, strong } from '@ui/theme/typography.css'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import * as css from './detail.css'
import { Fact } from './Fact'
import { MovedFrom } from './MovedFrom'

type Props = {
  startAt: string
  endAt: string | null | undefined
  timeZone: string
  /** When it was to start before it was moved. */
  movedFrom?: string | null | undefined
  /** The calendar button; null on a pass. */
  calendar: ReactNode
}

/** Day and time in the venue's time zone. */
export function When({ startAt, endAt, timeZone, movedFrom, calendar }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const { day, time } = formatSpan(locale, startAt, endAt, timeZone, clock)
  return (
    <Fact icon={<CalendarDays size={20} />} label={t`When`}>
      <time dateTime={startAt} className={strong} suppressHydrationWarning>
        {day}
      </time>
      <span className={cx(muted, figures)} suppressHydrationWarning>
        {time}
      </span>
      {movedFrom && <MovedFrom earlier={formatSpan(locale, movedFrom, null, timeZone, clock)} />}
      {calendar && <div className={css.factAction}>{calendar}</div>}
    </Fact>
  )
}
