import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { isFloorValid, type NewFloor } from './floor.logic'
import { NameField } from './NameField'
import { usePublishedText } from './usePublishedText'

/** Adds a floor. */
export function FloorDialog({ form }: { form: ActorRefFrom<FormMachine<NewFloor>> }) {
  const { t } = useLingui()
  const fields = useSelector(form, fieldsOf<NewFloor>)
  const { refusals } = usePublishedText()
  return (
    <FormDialog
      form={form}
      title={t`Add a floor`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={isFloorValid(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]}
      refusals={refusals}
    >
      <NameField
        value={fields.name}
        onChange={(value) => form.send({ type: 'field.changed', name: 'name', value })}
        autoFocus
      />
    </FormDialog>
  )
}
