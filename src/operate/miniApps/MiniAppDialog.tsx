import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { MiniAppFieldset, useMiniAppProblems } from './MiniAppFieldset'
import type { NewMiniApp } from './miniApp.logic'

/** Registers a mini-app in a building. */
export function MiniAppDialog({ form }: { form: ActorRefFrom<FormMachine<NewMiniApp>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewMiniApp>)
  const problems = useMiniAppProblems(draft)
  const isNamed = draft.name.trim() !== ''
  return (
    <FormDialog
      form={form}
      title={t`Add a mini-app`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={[...(isNamed ? [] : [{ field: 'name', text: t`Enter a name` }]), ...problems]}
      refusals={{
        app_registered: t`The building has a mini-app of this name. Change that one instead.`,
        invalid_request: t`The server can’t accept this. Another mini-app of this building may have the name of the service provider.`,
      }}
    >
      <Field name="name" label={t`Name`} hint={t`The same in every building that has it`}>
        <Input
          value={draft.name}
          maxLength={200}
          autoFocus
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
      <MiniAppFieldset
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
      />
    </FormDialog>
  )
}
