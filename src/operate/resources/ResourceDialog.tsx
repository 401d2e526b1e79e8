import { Trans, useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { HoursFields } from './HoursFields'
import type { NewResource } from './resource.logic'
import { useResourceProblems } from './useProblems'

/** Adds a resource: its name, and when it is booked; the rest is on its page. */
export function ResourceDialog({ form }: { form: ActorRefFrom<FormMachine<NewResource>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewResource>)
  const problems = useResourceProblems(draft)
  return (
    <FormDialog
      form={form}
      title={t`Add a resource`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
    >
      <Field name="name" label={t`Name`}>
        <Input
          value={draft.name}
          maxLength={200}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
      <HoursFields
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
      />
      <p className={muted}>
        <Trans>Picture, price and questions are on its page.</Trans>
      </p>
    </FormDialog>
  )
}
