import { useLingui } from '@lingui/react/macro'
import { nameErrorOf } from '@rules/account/personName'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { Mailbox } from '../table/Mailbox'
import { isCompanyRefused, type PersonFields } from './person.logic'

/** The names and the company of a person. */
export const DeclaredPerson = declareRecord<PersonFields>({
  capability: 'people.edit',
  titleOf: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Person`,
      back: { href: paths.people, label: t`People` },
      labels: useFieldNames().person,
    }
  },
  useProblems: ({ first_name, last_name }) => {
    const { t } = useLingui()
    return [
      ...(nameErrorOf(first_name) === null
        ? []
        : [{ field: 'first_name', text: t`Enter a first name` }]),
      ...(nameErrorOf(last_name) === null
        ? []
        : [{ field: 'last_name', text: t`Enter a last name` }]),
    ]
  },
  Fields: PersonInputs,
})

function PersonInputs({ draft, change, failure }: FieldsProps<PersonFields>) {
  const { t } = useLingui()
  const { company, companies, requested_email: email } = draft
  const isOther = company !== null && companies.every(({ uuid }) => uuid !== company.uuid)
  const choices = isOther ? [company, ...companies] : companies
  return (
    <>
      <dl className={css.facts}>
        <dt className={css.fact}>{t`Email`}</dt>
        <dd>
          <Mailbox address={draft.email} />
          {email !== null && (
            <p className={css.fact}>{t`Waiting for ${email} to confirm this address`}</p>
          )}
        </dd>
      </dl>
      <div className={css.pair}>
        <Field name="first_name" label={t`First name`}>
          <Input
            value={draft.first_name}
            onChange={({ target }) => change('first_name', target.value)}
          />
        </Field>
        <Field name="last_name" label={t`Last name`}>
          <Input
            value={draft.last_name}
            onChange={({ target }) => change('last_name', target.value)}
          />
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
            change('company', choices.find(({ uuid }) => uuid === currentTarget.value) ?? null)
          }
        />
      </Field>
    </>
  )
}
