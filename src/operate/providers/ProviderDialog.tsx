import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf, sendFailure } from '@machines/operate/form/selectors'
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
  const failure = useSelector(form, sendFailure)
  return (
    <FormDialog
      form={form}
      title={t`Add a sign-in service`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
      refusals={{ invalid_request: t`Something’s missing or needs fixing` }}
    >
      <ProviderFieldset
        draft={draft}
        failure={failure}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
        autoFocus
      />
    </FormDialog>
  )
}
