import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { useMemo } from 'react'
import { useConsoleLocale } from '../ConsoleContext'

type Props = { name: string; value: string; onChange: (value: string) => void }

/** A currency, by its name in the operator's language. */
export function CurrencyField({ name, value, onChange }: Props) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const known = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return Intl.supportedValuesOf('currency')
      .map((code) => ({ value: code, label: `${names.of(code)} (${code})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])
  const isKnown = value === '' || known.some((option) => option.value === value)
  return (
    <Field name={name} label={t`Currency`}>
      <Select
        value={value}
        options={[
          { value: '', label: t`None` },
          ...(isKnown ? [] : [{ value, label: value }]),
          ...known,
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
