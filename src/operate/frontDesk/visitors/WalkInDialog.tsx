import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import type { PersonSearchMachine } from '@machines/operate/personSearch/machine'
import { nameErrorOf } from '@rules/account/personName'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../../form/FormDialog'
import * as css from '../../record/record.css'
import { PersonPicker } from '../PersonPicker'
import type { FoundPerson } from '../people'
import type { WalkInFields } from './visitors.logic'

type Props = {
  form: ActorRefFrom<FormMachine<WalkInFields>>
  people: ActorRefFrom<PersonSearchMachine<FoundPerson>>
}

/** Takes in a visitor whom no one has announced. */
export function WalkInDialog({ form, people }: Props) {
  const { t } = useLingui()
  const fields = useSelector(form, fieldsOf<WalkInFields>)
  const change =
    (name: 'first_name' | 'last_name' | 'company') =>
    ({ target }: { target: { value: string } }) =>
      form.send({ type: 'field.changed', name, value: target.value })
  const problems = [
    ...(nameErrorOf(fields.first_name) === null
      ? []
      : [{ field: 'first_name', text: t`Enter a first name` }]),
    ...(nameErrorOf(fields.last_name) === null
      ? []
      : [{ field: 'last_name', text: t`Enter a last name` }]),
    ...(fields.host === null ? [{ field: 'host', text: t`Choose the host` }] : []),
  ]
  return (
    <FormDialog
      form={form}
      title={t`Walk-in`}
      submitLabel={t`Check in`}
      busyLabel={t`Checking in`}
      problems={problems}
      refusals={{ invalid_request: t`The host can’t be chosen any more. Choose someone else.` }}
    >
      <div className={css.pair}>
        <Field name="first_name" label={t`First name`}>
          <Input
            autoComplete="off"
            autoFocus
            value={fields.first_name}
            onChange={change('first_name')}
          />
        </Field>
        <Field name="last_name" label={t`Last name`}>
          <Input autoComplete="off" value={fields.last_name} onChange={change('last_name')} />
        </Field>
      </div>
      <Field name="company" label={t`Company`} aside={t`Optional`}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={fields.company}
          onChange={change('company')}
        />
      </Field>
      <PersonPicker
        search={people}
        name="host"
        label={t`Host`}
        value={fields.host}
        onChoose={(host) => form.send({ type: 'field.changed', name: 'host', value: host })}
      />
    </FormDialog>
  )
}
