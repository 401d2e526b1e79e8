import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import type { SuiteDraft } from './draft'
import { NameField } from './NameField'

type Props = {
  draft: SuiteDraft
  change: <Name extends keyof SuiteDraft>(name: Name, value: SuiteDraft[Name]) => void
  autoFocus?: boolean
}

/** The fields of a suite: its name, and what tenants can control in it. */
export function SuiteFieldset({ draft, change, autoFocus = false }: Props) {
  const { t } = useLingui()
  return (
    <>
      <NameField
        value={draft.name}
        onChange={(value) => change('name', value)}
        autoFocus={autoFocus}
      />
      <Checkbox
        name="has_lighting"
        label={t`Tenants can dim its light`}
        checked={draft.has_lighting}
        onChange={({ target }) => change('has_lighting', target.checked)}
      />
      <Field name="temp_unit" label={t`Temperature`}>
        <Select
          value={draft.temp_unit}
          options={[
            { value: '', label: t`It can’t be controlled` },
            { value: 'C', label: t`Thermostat in °C` },
            { value: 'F', label: t`Thermostat in °F` },
          ]}
          onChange={({ target }) => change('temp_unit', target.value as SuiteDraft['temp_unit'])}
        />
      </Field>
      {draft.temp_unit !== '' && (
        <Field
          name="temp_equipment_name"
          label={t`What heats and cools it`}
          hint={t`Tenants see it, such as “Convector 5-1”. It can stay empty.`}
        >
          <Input
            value={draft.temp_equipment_name}
            maxLength={100}
            onChange={({ target }) => change('temp_equipment_name', target.value)}
          />
        </Field>
      )}
    </>
  )
}
