import type { DayCalendar } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatter } from '@shared/format/formatters'
import { Button } from '@ui/button/Button'
import { IconButton } from '@ui/button/IconButton'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useConsoleLocale, useConsoleServices } from '../../ConsoleContext'
import { paths } from '../../paths'
import * as css from './calendar.css'
import { dateAfter } from './timeline'

type Props = {
  building: string
  /** As the address names it; empty for today. */
  date: string
  day: DayCalendar
}

/** Leads from day to day. */
export function DayNav({ building, date, day }: Props) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const { navigate } = useConsoleServices()
  const shown = date === '' ? day.today : date
  const show = (next: string) =>
    navigate(`${paths.calendar(building)}${next === day.today ? '' : `?date=${next}`}`)
  const name = formatter
    .date(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(`${shown}T00:00:00Z`))
  return (
    <div className={css.nav}>
      <div className={css.arrows}>
        <IconButton label={t`Previous day`} onClick={() => show(dateAfter(shown, -1))}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Next day`} onClick={() => show(dateAfter(shown, 1))}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
        <h2 className={css.date}>{name}</h2>
      </div>
      <div className={css.arrows}>
        {shown !== day.today && (
          <Button variant="secondary" onClick={() => show(day.today)}>
            <Trans>Today</Trans>
          </Button>
        )}
        <Field label={t`Day`} labelHidden>
          <Input
            type="date"
            value={shown}
            onChange={({ target }) => {
              if (target.value !== '') show(target.value)
            }}
          />
        </Field>
      </div>
    </div>
  )
}
