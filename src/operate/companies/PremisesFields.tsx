import { maxFloor } from '@contract/operate/companies'
import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { WeekHours } from '../hours/WeekHours'
import type { FieldsProps } from '../record/declareRecord'
import { type CompanyFields, floorField, floorOf } from './company.logic'

type Props = Pick<FieldsProps<CompanyFields>, 'draft' | 'change'> & {
  building: { uuid: string; name: string }
}

/** Where in a building the company is, and when it is open there. Tenants read both in the directory. */
export function PremisesFields({ draft, change, building: { uuid, name } }: Props) {
  const { t } = useLingui()
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
      <WeekHours
        legend={t`Opening hours in ${name}`}
        draft={draft}
        of={uuid}
        onChange={(field, hours) => change(field, hours)}
      />
    </>
  )
}
