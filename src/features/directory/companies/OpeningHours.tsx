import { Fact } from '@features/content/detail/Fact'
import { useNow } from '@features/content/detail/useNow'
import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayOf } from '@rules/bookings/hours'
import { dayIn } from '@rules/dates/dayIn'
import { linesOf, openingAt, type WeekHours } from '@rules/dates/openingHours'
import { formatter } from '@shared/format/formatters'
import { cx } from '@ui/classes/cx'
import { figures, muted, strong } from '@ui/theme/typography.css'
// An icon that no other feature has; home would load a shared one.
import Clock4 from 'lucide-react/icons/clock-4'
import * as css from './openingHours.css'
import { useWeekTexts } from './weekTexts'

type Props = { week: WeekHours; timeZone: string }

/** Whether a company is open by the building's clock, and its hours of the week; nothing if they are not known. */
export function OpeningHours({ week, timeZone }: Props) {
  const { t } = useLingui()
  const texts = useWeekTexts()
  const lines = linesOf(week)
  if (lines.length === 0) return null
  return (
    <Fact icon={<Clock4 size={20} />} label={t`Opening hours`}>
      <span className={strong} suppressHydrationWarning>
        <Present week={week} timeZone={timeZone} />
      </span>
      <table className={cx(css.week, muted, figures)}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.from}>
              <th scope="row" className={css.days}>
                {texts.days(line)}
              </th>
              <td>{line.hours === null ? t`Closed` : texts.hours(line.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fact>
  )
}

/** `Open until 6:00 PM`, or when it opens next. */
function Present({ week, timeZone }: Props) {
  const now = useNow()
  const texts = useWeekTexts()
  const day = weekdayOf(dayIn(timeZone, now))
  const opening = openingAt(week, day, clockOf(timeZone, now))
  if (opening === null) return null
  if (opening.isOpen) {
    const until = texts.time(opening.until)
    return <Trans>Open until {until}</Trans>
  }
  const { day: nextDay, at } = opening.next
  const opens = texts.time(at)
  if (nextDay === null) return <Trans>Closed, opens at {opens}</Trans>
  const name = texts.weekday(nextDay)
  return (
    <Trans>
      Closed, opens {name} at {opens}
    </Trans>
  )
}

/** `07:30` by the clock of a time zone. */
function clockOf(timeZone: string, now: number): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return formatter.date('en-GB', options).format(new Date(now))
}
