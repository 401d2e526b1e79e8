import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf, sendFailure } from '@machines/operate/form/selectors'
import { areDomains, wordsIn } from '@rules/operate/fields'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { useBuildings } from '../useBuildings'
import type { CompanyFields } from './companies.logic'
import { takenDomainIn } from './company.logic'

/** Adds a company to a building. */
export function CompanyDialog({ form }: { form: ActorRefFrom<FormMachine<CompanyFields>> }) {
  const { t } = useLingui()
  const { options } = useBuildings()
  const fields = useSelector(form, fieldsOf<CompanyFields>)
  const taken = takenDomainIn(fields.domains, useSelector(form, sendFailure))
  const change =
    (name: keyof CompanyFields) =>
    ({ target }: { target: { value: string } }) =>
      form.send({ type: 'field.changed', name, value: target.value })
  const problems = [
    ...(fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []),
    ...(fields.building_uuid === ''
      ? [{ field: 'building_uuid', text: t`Choose a building` }]
      : []),
    ...(areDomains(wordsIn(fields.domains))
      ? []
      : [{ field: 'domains', text: t`Enter domains such as harbor.example, without @` }]),
  ]
  return (
    <FormDialog
      form={form}
      title={t`Add a company`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
      refusals={{
        domain_taken: t`One of these email domains belongs to another company.`,
        domain_public: t`An email domain must be the company’s own. Leave out providers such as gmail.com, and invite these people instead.`,
      }}
    >
      <Field name="name" label={t`Name`}>
        <Input value={fields.name} maxLength={120} autoFocus onChange={change('name')} />
      </Field>
      <Field name="building_uuid" label={t`Building`}>
        <Select
          value={fields.building_uuid}
          placeholder={t`Choose a building`}
          options={options}
          onChange={change('building_uuid')}
        />
      </Field>
      <Field
        name="domains"
        label={t`Email domains`}
        hint={t`Separated by commas, such as harbor.example`}
        error={taken === null ? null : t`${taken} belongs to another company.`}
      >
        <Input
          value={fields.domains}
          spellCheck={false}
          autoCapitalize="none"
          onChange={change('domains')}
        />
      </Field>
    </FormDialog>
  )
}
