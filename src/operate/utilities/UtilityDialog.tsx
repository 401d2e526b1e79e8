import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { UtilityFieldset } from './UtilityFieldset'
import { useUtilityProblems } from './useProblems'
import type { NewUtility } from './utilities.logic'

/** Adds a button to home. */
export function UtilityDialog({ form }: { form: ActorRefFrom<FormMachine<NewUtility>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewUtility>)
  const problems = useUtilityProblems(draft)
  return (
    <FormDialog
      form={form}
      title={t`Add a utility`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
    >
      <UtilityFieldset
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
        autoFocus
      />
    </FormDialog>
  )
}
