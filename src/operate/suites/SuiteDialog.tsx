import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { NewSuite } from './floor.logic'
import { SuiteFieldset } from './SuiteFieldset'
import { useSuiteProblems } from './useProblems'
import { usePublishedText } from './usePublishedText'

/** Adds a suite to a floor. */
export function SuiteDialog({ form }: { form: ActorRefFrom<FormMachine<NewSuite>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewSuite>)
  const problems = useSuiteProblems(draft)
  const { refusals } = usePublishedText()
  return (
    <FormDialog
      form={form}
      title={t`Add a suite`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
      refusals={refusals}
    >
      <SuiteFieldset
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
        autoFocus
      />
    </FormDialog>
  )
}
