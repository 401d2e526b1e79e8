import { countriesIn, countryName } from '@rules/cards/countries'
import { useLocale } from '@screens/app/useLocale'
import { useAwake } from '@ui/awake/useAwake'
import { Select } from '@ui/select/Select'
import { useMemo } from 'react'

type Props = { value: string; disabled: boolean; onChange: (code: string) => void }

/** All countries, by their names in the language of the page. A painted page has the chosen one alone. */
export function CountrySelect({ value, disabled, onChange }: Props) {
  const locale = useLocale()
  const awake = useAwake()
  const options = useMemo(
    () =>
      awake
        ? countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
        : [{ value, label: countryName(value, locale) }],
    [awake, locale, value],
  )
  return (
    <Select
      autoComplete="country"
      value={value}
      disabled={disabled}
      options={options}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
