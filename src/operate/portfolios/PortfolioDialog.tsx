import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { isNamed, type NewPortfolio } from './portfolio.logic'

/** Adds a portfolio; its page chooses its buildings. */
export function PortfolioDialog({ form }: { form: ActorRefFrom<FormMachine<NewPortfolio>> }) {
  const { t } = useLingui()
  const fields = useSelector(form, fieldsOf<NewPortfolio>)
  return (
    <FormDialog
      form={form}
      title={t`Add a portfolio`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={isNamed(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]}
    >
      <Field name="name" label={t`Name`}>
        <Input
          value={fields.name}
          maxLength={120}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
    </FormDialog>
  )
}
