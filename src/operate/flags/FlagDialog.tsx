import { flagKeys } from '@contract/flagRegistry'
import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { flagRuleProblem } from '@rules/operate/flagRule'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import { useBuildings } from '../useBuildings'
import { type FlagDraft, ruleOf } from './flag.logic'
import { useAudienceName } from './useAudienceName'
import { useFlagEffect } from './useFlagEffect'

/** Switches a flag for an audience. */
export function FlagDialog({ form }: { form: ActorRefFrom<FormMachine<FlagDraft>> }) {
  const { t } = useLingui()
  const draft = useSelector(form, fieldsOf<FlagDraft>)
  const audiences = useAudienceName()
  const effectOf = useFlagEffect()
  const problem = flagRuleProblem(ruleOf(draft))
  const texts = {
    nothing: '',
    email: t`Enter a complete email address`,
    brand: t`Enter the identifier of a brand`,
    building: t`Choose a building`,
    share: t`Enter a percentage from 0 to 100`,
  }
  const problems = [
    ...(draft.flag === '' ? [{ field: 'flag', text: t`Choose a flag` }] : []),
    ...(problem === null ? [] : [{ field: 'value', text: texts[problem] }]),
  ]
  return (
    <FormDialog
      form={form}
      title={t`Switch a flag`}
      submitLabel={t`Switch`}
      busyLabel={t`Switching`}
      problems={problems}
    >
      <Field name="flag" label={t`Flag`} hint={effectOf(draft.flag)}>
        <Select
          value={draft.flag}
          placeholder={t`Choose a flag`}
          options={flagKeys.toSorted().map((value) => ({
            value,
            label: `${value} – ${effectOf(value)}`,
          }))}
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'flag', value: target.value })
          }
        />
      </Field>
      <Field name="audience" label={t`For whom`}>
        <Select
          value={draft.audience}
          options={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => {
            form.send({ type: 'field.changed', name: 'audience', value: target.value })
            form.send({ type: 'field.changed', name: 'value', value: '' })
          }}
        />
      </Field>
      <ValueField form={form} draft={draft} />
      <Checkbox
        name="enabled"
        label={t`On`}
        checked={draft.enabled}
        onChange={({ target }) =>
          form.send({ type: 'field.changed', name: 'enabled', value: target.checked })
        }
      />
    </FormDialog>
  )
}

type Props = { form: ActorRefFrom<FormMachine<FlagDraft>>; draft: FlagDraft }

/** Who exactly; everyone needs no more. */
function ValueField({ form, draft: { audience, value } }: Props) {
  const { t } = useLingui()
  const { options } = useBuildings()
  const change = ({ target }: { target: { value: string } }) =>
    form.send({ type: 'field.changed', name: 'value', value: target.value })
  if (audience === 'everyone') return null
  if (audience === 'building') {
    return (
      <Field name="value" label={t`Building`}>
        <Select
          value={value}
          placeholder={t`Choose a building`}
          options={options}
          onChange={change}
        />
      </Field>
    )
  }
  const labels = {
    user: t`Email of the person`,
    brand: t`Identifier of the brand`,
    share: t`Percent of all people`,
  }
  return (
    <Field name="value" label={labels[audience]}>
      <Input
        value={value}
        maxLength={320}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        inputMode={audience === 'share' ? 'decimal' : 'text'}
        onChange={change}
      />
    </Field>
  )
}
