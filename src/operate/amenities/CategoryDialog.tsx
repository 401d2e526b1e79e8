import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { NewCategory } from './category.logic'

/** Adds a category of amenities. */
export function CategoryDialog({ form }: { form: ActorRefFrom<FormMachine<NewCategory>> }) {
  const { t } = useLingui()
  const { name } = useSelector(form, fieldsOf<NewCategory>)
  return (
    <FormDialog
      form={form}
      title={t`Add a category`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []}
    >
      <Field name="name" label={t`Name`}>
        <Input
          value={name}
          maxLength={200}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
    </FormDialog>
  )
}
