import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { AmenityFieldset } from './AmenityFieldset'
import type { NewAmenity } from './category.logic'
import { useAmenityProblems } from './useProblems'

/** Adds an amenity to a category. */
export function AmenityDialog({ form }: { form: ActorRefFrom<FormMachine<NewAmenity>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<NewAmenity>)
  const problems = useAmenityProblems(draft)
  return (
    <FormDialog
      form={form}
      title={t`Add an amenity`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
    >
      <AmenityFieldset
        draft={draft}
        change={(name, value) => form.send({ type: 'field.changed', name, value })}
        autoFocus
      />
    </FormDialog>
  )
}
