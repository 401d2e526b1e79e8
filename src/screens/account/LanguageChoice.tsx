import { tagOf, toLocale } from '@contract/locales'
import { useLingui } from '@lingui/react/macro'
import { offeredLanguages, wishedLocale } from '@machines/language/machine'
import { useAppServices } from '@screens/app/AppContext'
import { useShared } from '@screens/app/useShared'
import { formatter } from '@screens/format/formatters'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import * as css from './account.css'

/** The languages of the building, where there are two or more to choose from. */
export function LanguageChoice() {
  const { t } = useLingui()
  const { language } = useAppServices().system
  const offered = useShared('language', offeredLanguages)
  const locale = useShared('language', wishedLocale)
  const options = offered.flatMap(({ code, name }) => {
    const value = toLocale(code)
    return value === null ? [] : [{ value, label: name }]
  })
  if (options.length < 2) return null
  // An address may ask for a language that the building does not offer: it is named, and not to be chosen.
  const isOffered = options.some(({ value }) => value === locale)
  const tag = tagOf(locale)
  const name = formatter.names(tag, { type: 'language' }).of(tag)
  return (
    <div className={css.setting}>
      <div className={css.narrow}>
        <Field label={t`Language`}>
          <Select
            options={options}
            value={isOffered ? locale : ''}
            {...(!isOffered && name !== undefined && { placeholder: name })}
            onChange={({ currentTarget: { value } }) => {
              const chosen = toLocale(value)
              if (chosen !== null) language.send({ type: 'language.chosen', locale: chosen })
            }}
          />
        </Field>
      </div>
    </div>
  )
}
