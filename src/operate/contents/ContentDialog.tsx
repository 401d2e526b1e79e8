import { type ContentKind, contentKinds } from '@contract/operate/contents'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { NewContent } from './content.logic'
import { useKindNames } from './useContentNames'
import { useContentProblems } from './useProblems'

/** Writes an item: its kind and its title; the rest is on its page. */
export function ContentDialog({ form }: { form: ActorRefFrom<FormMachine<NewContent>> }) {
  const { t } = useLingui()
  const names = useKindNames()
  const draft = useSelector(form, fieldsOf<NewContent>)
  return (
    <FormDialog
      form={form}
      title={t`Write something new`}
      submitLabel={t`Add as a draft`}
      busyLabel={t`Adding`}
      problems={useContentProblems(draft)}
    >
      <Field name="kind" label={t`Kind`}>
        <Select
          value={draft.kind}
          options={contentKinds.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) =>
            form.send({
              type: 'field.changed',
              name: 'kind',
              value: target.value as ContentKind,
            })
          }
        />
      </Field>
      <Field name="title" label={t`Title`}>
        <Input
          value={draft.title}
          maxLength={200}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'title', value: target.value })
          }
        />
      </Field>
      <p className={muted}>
        <Trans>Everything else is on its page. Tenants see nothing until you publish it.</Trans>
      </p>
    </FormDialog>
  )
}
