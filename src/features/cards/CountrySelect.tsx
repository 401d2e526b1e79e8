import type { AddCardActor } from '@machines/cards/addCard/machine'
import { countryOf } from '@machines/cards/addCard/selectors'
import { countriesIn, countryName } from '@rules/cards/countries'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { Select } from '@ui/select/Select'
import { memo, useMemo } from 'react'

type Props = { addCard: AddCardActor; disabled: boolean }

/**
 * All countries, named in the page's language. The server renders only the selected one. Memoised,
 * so that typing in the form does not render some 250 options again.
 */
export const CountrySelect = memo(function CountrySelect({ addCard, disabled }: Props) {
  const value = useSelector(addCard, countryOf)
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const options = useMemo(
    () =>
      isHydrated
        ? countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
        : [{ value, label: countryName(value, locale) }],
    [isHydrated, locale, value],
  )
  return (
    <Select
      autoComplete="country"
      value={value}
      disabled={disabled}
      options={options}
      onChange={({ currentTarget }) =>
        addCard.send({ type: 'field.changed', name: 'country', value: currentTarget.value })
      }
    />
  )
})
