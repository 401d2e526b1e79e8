import { useLingui } from '@lingui/react/macro'
import { fieldsIn, recordFailure } from '@machines/operate/record/selectors'
import { nameErrorOf } from '@rules/account/personName'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import { RecordForm } from '../record/RecordForm'
import * as css from '../record/record.css'
import { isCompanyRefused, type PersonFields, type PersonRecord } from './person.logic'

/** The names and the company of a person. */
export function PersonForm({ record }: { record: PersonRecord }) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn<PersonFields>)
  const failure = useSelector(record, recordFailure)
  if (fields === null) return null
  const { company, companies } = fields
  const change =
    (name: 'first_name' | 'last_name') =>
    ({ target }: { target: { value: string } }) =>
      record.send({ type: 'field.changed', name, value: target.value })
  const isOther = company !== null && companies.every(({ uuid }) => uuid !== company.uuid)
  const choices = isOther ? [company, ...companies] : companies
  const labels: Record<string, string> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    state: t`State`,
    company: t`Company`,
    companies: t`Companies`,
    memberships: t`Buildings`,
  }
  const problems = [
    ...(nameErrorOf(fields.first_name) === null
      ? []
      : [{ field: 'first_name', text: t`Enter a first name` }]),
    ...(nameErrorOf(fields.last_name) === null
      ? []
      : [{ field: 'last_name', text: t`Enter a last name` }]),
  ]
  return (
    <RecordForm
      record={record}
      capability="people.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <dl className={css.facts}>
        <dt className={css.fact}>{t`Email`}</dt>
        <dd>{fields.email}</dd>
      </dl>
      <div className={css.pair}>
        <Field name="first_name" label={t`First name`}>
          <Input value={fields.first_name} onChange={change('first_name')} />
        </Field>
        <Field name="last_name" label={t`Last name`}>
          <Input value={fields.last_name} onChange={change('last_name')} />
        </Field>
      </div>
      <Field
        name="company"
        label={t`Company`}
        hint={t`One of those that rent in a building of this person`}
        error={isCompanyRefused(failure) ? t`This company rents in none of their buildings.` : null}
      >
        <Select
          value={company?.uuid ?? ''}
          options={[
            { value: '', label: t`No company` },
            ...choices.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
          onChange={({ currentTarget }) =>
            record.send({
              type: 'field.changed',
              name: 'company',
              value: choices.find(({ uuid }) => uuid === currentTarget.value) ?? null,
            })
          }
        />
      </Field>
    </RecordForm>
  )
}
