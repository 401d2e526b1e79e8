import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { KioskFieldset, useKioskProblems } from './KioskFieldset'
import type { NewKiosk } from './kiosk.logic'

/** Adds a kiosk to a building. */
export function KioskDialog({ form }: { form: ActorRefFrom<FormMachine<NewKiosk>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewKiosk>)
  return (
    <FormDialog
      form={form}
      title={t`Add a kiosk`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={useKioskProblems(draft)}
    >
      <KioskFieldset
        draft={draft}
        autoFocus
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
      />
    </FormDialog>
  )
}
