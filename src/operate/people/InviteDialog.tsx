import { isEmail } from '@contract/email'
import { useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { operatorOf } from '@machines/operate/console/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { nameErrorOf } from '@rules/account/personName'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { FormDialog } from '../form/FormDialog'
import type { InvitationFields, PeopleMachine } from './people.logic'

type PageActor = ActorRefFrom<PeopleMachine>
type FormActor = ActorRefFrom<FormMachine<InvitationFields>>

/** Invites someone into a building by mail. */
export function InviteDialog({ page }: { page: PageActor }) {
  const form = useSelector(page, ({ children }) => children.form as FormActor | undefined)
  return form === undefined ? null : <InviteForm form={form} />
}

function InviteForm({ form }: { form: FormActor }) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
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
  ]
  return (
    <FormDialog
      form={form}
      title={t`Invite someone`}
      submitLabel={t`Send the invitation`}
      busyLabel={t`Sending the invitation`}
      problems={problems}
      textOf={(failure) =>
        isRefusedWith(failure, 'account_exists') ? t`This person is in the building already.` : null
      }
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
          options={(operator?.buildings ?? []).map(({ uuid, name }) => ({
            value: uuid,
            label: name,
          }))}
          onChange={change('building_uuid')}
        />
      </Field>
    </FormDialog>
  )
}
