import type { Language } from '@contract/buildings'
import { locales, pseudoLocale, tagOf, toLocale } from '@contract/locales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { useProblem } from '@ui/form/FormContext'
import { Select } from '@ui/select/Select'
import { muted } from '@ui/theme/typography.css'
import { useConsoleLocale } from '../ConsoleContext'
import * as css from '../record/record.css'

const offered = locales.filter((locale) => locale !== pseudoLocale)

/** `de-de` as a building stores it, with its name in itself. */
const languageOf = (locale: (typeof offered)[number], priority: number): Language => {
  const tag = tagOf(locale)
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return { code: tag.replace('-', '_'), name, priority }
}
const numbered = (languages: readonly Language[]) =>
  languages.map((language, priority) => ({ ...language, priority }))

type Props = { value: readonly Language[]; onChange: (languages: Language[]) => void }

/** The languages that tenants can choose, and the one for those who have not. */
export function LanguagesField({ value, onChange }: Props) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const { id, error } = useProblem('languages')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const chosen = value.toSorted((a, b) => a.priority - b.priority)
  const has = (wanted: string) => chosen.find(({ code }) => toLocale(code) === wanted)
  return (
    <>
      <fieldset className={css.choice} data-invalid={error ? true : undefined}>
        <legend className={css.legend}>
          <Trans>Tenants can choose</Trans>
        </legend>
        {error && (
          <p id={id} className={css.choiceError}>
            {error}
          </p>
        )}
        {offered.map((each) => (
          <Checkbox
            key={each}
            label={names.of(tagOf(each)) ?? each}
            checked={has(each) !== undefined}
            onChange={({ target }) =>
              onChange(
                numbered(
                  target.checked
                    ? [...chosen, languageOf(each, chosen.length)]
                    : chosen.filter(({ code }) => toLocale(code) !== each),
                ),
              )
            }
          />
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <Field
          label={t`First language`}
          hint={t`For people who have not chosen one, and for texts without a translation.`}
        >
          <Select
            value={chosen[0]?.code ?? ''}
            options={chosen.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) =>
              onChange(
                numbered(
                  chosen.toSorted(
                    (a, b) => Number(b.code === target.value) - Number(a.code === target.value),
                  ),
                ),
              )
            }
          />
        </Field>
      )}
      <p className={muted}>
        <Trans>The app itself speaks all of them. Texts of the building need a translation.</Trans>
      </p>
    </>
  )
}
