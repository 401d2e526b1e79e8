import { maxFloor } from '@contract/operate/companies'
import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@rules/bookings/hours'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { DayFields } from '../hours/DayFields'
import type { FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { type CompanyFields, floorField, floorOf, hoursField, hoursOf } from './company.logic'

type Props = Pick<FieldsProps<CompanyFields>, 'draft' | 'change'> & {
  building: { uuid: string; name: string }
}
type Mode = 'closed' | 'open'

/** Where in a building the company is, and when it is open there. Tenants read both in the directory. */
export function PremisesFields({ draft, change, building: { uuid, name } }: Props) {
  const { t } = useLingui()
  const modes: Record<Mode, string> = { closed: t`Closed`, open: t`Open` }
  return (
    <>
      <Field name={floorField(uuid)} label={t`Floor in ${name}`} hint={t`Such as 12, or 18–21`}>
        <Input
          value={floorOf(draft, uuid)}
          autoComplete="off"
          maxLength={maxFloor}
          onChange={({ target }) => change(floorField(uuid), target.value)}
        />
      </Field>
      <fieldset className={css.weekHours}>
        <legend className={css.weekLegend}>{t`Opening hours in ${name}`}</legend>
        <div className={css.days}>
          {weekdays.map((day, at) => {
            const field = hoursField(day, uuid)
            const hours = hoursOf(draft, day, uuid)
            // Most days are like the day before.
            const before = hoursOf(draft, weekdays[at - 1] ?? day, uuid) || '09:00–18:00'
            return (
              <DayFields
                key={day}
                day={day}
                name={field}
                mode={hours === '' ? 'closed' : 'open'}
                modes={modes}
                hours={hours === '' ? null : hours}
                onMode={(mode: Mode) => change(field, mode === 'open' ? before : '')}
                onHours={(next) => change(field, next)}
              />
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
