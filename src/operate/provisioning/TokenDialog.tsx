import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { TokenFields } from './provisioning.logic'

/** Makes a token; its name is what the list and the log of changes call it. */
export function TokenDialog({ form }: { form: ActorRefFrom<FormMachine<TokenFields, string>> }) {
  const { t } = useLingui()
  const { name } = useSelector(form, fieldsOf<TokenFields>)
  const problems = name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []
  return (
    <FormDialog
      form={form}
      title={t`Create a token`}
      submitLabel={t`Create`}
      busyLabel={t`Creating`}
      problems={problems}
    >
      <Field
        name="name"
        label={t`Name`}
        hint={t`Such as Okta. The list of changes shows it as the one who made them.`}
      >
        <Input
          value={name}
          maxLength={80}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
    </FormDialog>
  )
}
