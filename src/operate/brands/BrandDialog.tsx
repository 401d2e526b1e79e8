import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { ColorFields, NameFields } from './BrandFields'
import type { BrandDraft } from './draft'
import { useBrandProblems, useBrandRefusals } from './useBrandTexts'

/** Adds a brand for a host name; its page has the rest. */
export function BrandDialog({ form }: { form: ActorRefFrom<FormMachine<BrandDraft>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<BrandDraft>)
  const problems = useBrandProblems(draft)
  const refusals = useBrandRefusals()
  const props = {
    draft,
    change: (name: keyof BrandDraft, value: BrandDraft[keyof BrandDraft]) =>
      form.send({ type: 'field.changed', name, value }),
  }
  return (
    <FormDialog
      form={form}
      title={t`Add a brand`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={problems}
      refusals={refusals}
    >
      <NameFields {...props} autoFocus />
      <ColorFields {...props} />
    </FormDialog>
  )
}
