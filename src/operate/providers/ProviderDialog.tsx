import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { ProviderDraft } from './draft'
import { ProviderFieldset } from './ProviderFieldset'
import { useProviderProblems } from './useProviderProblems'

/** Adds an identity provider; its page tries it. */
export function ProviderDialog({ form }: { form: ActorRefFrom<FormMachine<ProviderDraft>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<ProviderDraft>)
  const problems = useProviderProblems(draft)
  return (
    <FormDialog
      form={form}
      title={t`Add a sign-in service`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
    >
      <ProviderFieldset
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
        autoFocus
      />
    </FormDialog>
  )
}
