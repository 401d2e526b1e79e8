import { isEmail } from '@contract/email'
import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { nameErrorOf } from '@rules/account/personName'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { useBuildings } from '../useBuildings'
import type { InvitationFields } from './people.logic'
import { useEmployers } from './useEmployers'

/** Invites someone into a building by mail. */
export function InviteDialog({ form }: { form: ActorRefFrom<FormMachine<InvitationFields>> }) {
  const { t } = useLingui()
  const { options } = useBuildings()
  const employers = useEmployers()
  const fields = useSelector(form, fieldsOf<InvitationFields>)
  const change =
    (name: keyof InvitationFields) =>
    ({ target }: { target: { value: string } }) =>
      form.send({ type: 'field.changed', name, value: target.value })
  const problems = [
    ...(isEmail(fields.email) ? [] : [{ field: 'email', text: t`Enter a complete email address` }]),
    ...(nameErrorOf(fields.first_name) === null
      ? []
      : [{ field: 'first_name', text: t`Enter a first name` }]),
    ...(nameErrorOf(fields.last_name) === null
      ? []
      : [{ field: 'last_name', text: t`Enter a last name` }]),
    ...(fields.building_uuid === ''
      ? [{ field: 'building_uuid', text: t`Choose a building` }]
      : []),
    ...(fields.needsCompany && fields.company_uuid === ''
      ? [{ field: 'company_uuid', text: t`Choose a company` }]
      : []),
  ]
  return (
    <FormDialog
      form={form}
      title={t`Invite someone`}
      submitLabel={t`Send the invitation`}
      busyLabel={t`Sending the invitation`}
      problems={problems}
      refusals={{ account_exists: t`This person is in the building already.` }}
    >
      <Field name="email" label={t`Email`}>
        <Input
          type="email"
          autoComplete="off"
          autoFocus
          value={fields.email}
          onChange={change('email')}
        />
      </Field>
      <Field name="first_name" label={t`First name`}>
        <Input autoComplete="off" value={fields.first_name} onChange={change('first_name')} />
      </Field>
      <Field name="last_name" label={t`Last name`}>
        <Input autoComplete="off" value={fields.last_name} onChange={change('last_name')} />
      </Field>
      <Field name="building_uuid" label={t`Building`}>
        <Select
          value={fields.building_uuid}
          placeholder={t`Choose a building`}
          options={options}
          onChange={change('building_uuid')}
        />
      </Field>
      {employers.length > 1 && (
        <Field name="company_uuid" label={t`Company`}>
          <Select
            value={fields.company_uuid}
            placeholder={t`Choose a company`}
            options={employers.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={change('company_uuid')}
          />
        </Field>
      )}
    </FormDialog>
  )
}
