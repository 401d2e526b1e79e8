import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import * as css from '../record/record.css'
import type { ResourceDraft, TextField } from './draft'
import { WeekdayFields } from './WeekdayFields'

export type FieldsProps = {
  draft: ResourceDraft
  change: <Name extends keyof ResourceDraft>(name: Name, value: ResourceDraft[Name]) => void
}

type Props = FieldsProps & { name: TextField; label: string; hint?: string; numeric?: boolean }

/** A field of a resource that is typed as text. */
export function DraftField({ draft, change, name, label, hint, numeric = true }: Props) {
  return (
    <Field name={name} label={label} hint={hint}>
      <Input
        value={draft[name]}
        inputMode={numeric ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
}

/** When a resource is open, and how much of it one booking takes. */
export function HoursFields(props: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.pair}>
        <DraftField {...props} name="opens_at" label={t`Opens at`} numeric={false} />
        <DraftField
          {...props}
          name="closes_at"
          label={t`Closes at`}
          hint={t`24:00 is the end of the day`}
          numeric={false}
        />
      </div>
      <WeekdayFields {...props} />
      <div className={css.pair}>
        <DraftField {...props} name="slot_minutes" label={t`Minutes of a slot`} />
        <DraftField {...props} name="max_slots" label={t`Slots of a booking, at most`} />
      </div>
      <DraftField
        {...props}
        name="days_ahead"
        label={t`Days in advance`}
        hint={t`0 closes it: nobody can book it any more, and its bookings stay.`}
      />
    </>
  )
}
