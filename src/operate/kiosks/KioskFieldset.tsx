import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { isKioskNamed, type KioskDraft } from './kiosk.logic'

type Props = {
  draft: KioskDraft
  change: (name: keyof KioskDraft, value: string) => void
  autoFocus?: boolean
}

/** What is wrong with a draft, in words, at its fields. */
export function useKioskProblems(draft: KioskDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  return isKioskNamed(draft) ? [] : [{ field: 'name', text: t`Enter a name` }]
}

/** What a kiosk is called, and where it is. */
export function KioskFieldset({ draft, change, autoFocus = false }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Field name="name" label={t`Name`}>
        <Input
          value={draft.name}
          maxLength={80}
          autoFocus={autoFocus}
          onChange={({ target }) => change('name', target.value)}
        />
      </Field>
      <Field name="place" label={t`Place`} hint={t`Such as: north lobby, beside the lifts`}>
        <Input
          value={draft.place}
          maxLength={120}
          onChange={({ target }) => change('place', target.value)}
        />
      </Field>
    </>
  )
}
